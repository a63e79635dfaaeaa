import type { FormEvent, ReactNode } from 'react';
import { attempt } from './attempt.ts';
import styles from './Form.module.css';
import { Notice } from './Notice.tsx';

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
  /** An error of the whole form that belongs to no field. */
  error?: string | null | undefined;
  label?: string;
}

const focusable = 'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex]';

/** After a submit that fails validation, focuses the first wrong field in page order. */
const focusFirstWrong = (form: HTMLFormElement) => {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
  const field = wrong?.matches(focusable) ? wrong : wrong?.querySelector<HTMLElement>(focusable);
  if (field && !wrong?.contains(document.activeElement)) field.focus();
};

/** Fields below each other. The browser's own validation bubbles are off, because our fields show what is wrong. */
export const Form = ({ onSubmit, children, error, label }: FormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Whatever the handler does, the browser must not submit the form itself.
    event.preventDefault();
    // A window's form is not part of the form that opened it.
    event.stopPropagation();
    const form = event.currentTarget;
    void attempt(() => onSubmit(event)).then(() => setTimeout(focusFirstWrong, 0, form));
  };
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={submit}>
      {children}
      {error && <Notice tone="error">{error}</Notice>}
    </form>
  );
};

/** Fields that belong side by side; on a phone they are stacked. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

interface ActionsProps {
  children: ReactNode;
  /** Stays at the bottom of a phone's screen; with a note, on desktop too. */
  sticky?: boolean;
  /** A note about what is unsaved, on desktop only, because a phone has no room for it. */
  note?: ReactNode;
  align?: 'start' | 'end';
}

export const FormActions = ({ children, sticky, note, align = 'end' }: ActionsProps) => (
  <div className={styles.actions} data-sticky={sticky || undefined} data-align={align}>
    {note && <div className={styles.note}>{note}</div>}
    {children}
  </div>
);
