import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import type { FieldProps } from './types.ts';

interface Props extends Omit<FieldProps, 'disabled' | 'error'> {
  error?: ReactNode;
  /** The control's id; `${id}-label`, `${id}-hint` and `${id}-error` are the ids of the texts around it. */
  id: string;
  children: ReactNode;
  /** The frame contains several controls, so its label does not belong to any single one. */
  group?: boolean;
}

/** The value of `aria-describedby` for a framed control. */
export const describedBy = (id: string, { hint, error }: Pick<Props, 'hint' | 'error'>) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

const Label = ({ id, label, required, group }: Pick<Props, 'id' | 'label' | 'required' | 'group'>) => {
  const words = (
    <>
      {label}
      {required && <span aria-hidden> *</span>}
    </>
  );
  return group ? (
    <div id={`${id}-label`} className={styles.label}>
      {words}
    </div>
  ) : (
    <label id={`${id}-label`} htmlFor={id} className={styles.label}>
      {words}
    </label>
  );
};

/** Label above, hint below it, error at the bottom: for controls that are not Mantine's. */
export const FieldFrame = ({ id, label, labelHidden, hint, error, required, children, group }: Props) => (
  <div className={styles.frame}>
    {!labelHidden && <Label id={id} label={label} required={required ?? false} group={group ?? false} />}
    {hint && (
      <div className={styles.hint} id={`${id}-hint`}>
        {hint}
      </div>
    )}
    {children}
    {error && (
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    )}
  </div>
);
