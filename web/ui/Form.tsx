import type { FormEvent, ReactNode } from 'react';
import { attempt } from './attempt.ts';
import styles from './Form.module.css';
import { Notice } from './Notice.tsx';

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
  /** What is wrong with the whole, where it belongs to no field. */
  error?: string | null | undefined;
  label?: string;
}

const focusable = 'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex]';

/** Whoever sent a form that does not go stands at its first wrong field, as it stands on the page. */
const focusFirstWrong = (form: HTMLFormElement) => {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]');
  const field = wrong?.matches(focusable) ? wrong : wrong?.querySelector<HTMLElement>(focusable);
  if (field && !wrong?.contains(document.activeElement)) field.focus();
};

/** Fields one under the other. The browser's own bubbles are off: our fields say what is wrong. */
export const Form = ({ onSubmit, children, error, label }: FormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Whatever becomes of the handler, the browser sends nothing itself.
    event.preventDefault();
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

/** Fields that belong side by side; on a phone one under the other. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

interface ActionsProps {
  children: ReactNode;
  /** Stays at the lower edge of a phone's screen; with a note, of a desk's as well. */
  sticky?: boolean;
  /** What waits for them, on a desk: a phone has no room for it. */
  note?: ReactNode;
  align?: 'start' | 'end';
}

export const FormActions = ({ children, sticky, note, align = 'end' }: ActionsProps) => (
  <div className={styles.actions} data-sticky={sticky || undefined} data-align={align}>
    {note && <div className={styles.note}>{note}</div>}
    {children}
  </div>
);
