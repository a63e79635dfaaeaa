import type { FieldProps } from './types.ts';

/** Our words for a field, in Mantine's. `required` shows the asterisk and is read out; the browser's own bubbles stay away. */
export const fieldProps = ({ label, labelHidden, hint, error, required, disabled }: FieldProps) => ({
  ...(labelHidden ? { 'aria-label': label } : { label }),
  description: hint,
  error: error || undefined,
  withAsterisk: required ?? false,
  'aria-required': required || undefined,
  disabled: disabled ?? false,
});
