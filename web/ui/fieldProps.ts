import type { FieldProps } from './types.ts';

/**
 * Translates our field props to Mantine's. `required` shows the asterisk and is announced, without the browser's own
 * bubbles.
 */
export const fieldProps = ({ label, labelHidden, hint, error, required, disabled }: FieldProps) => ({
  ...(labelHidden ? { 'aria-label': label } : { label }),
  description: hint,
  error: error || undefined,
  // Said when it appears: the focus may be in the field already, or on a button that stays.
  errorProps: { role: 'alert' },
  withAsterisk: required ?? false,
  'aria-required': required || undefined,
  disabled: disabled ?? false,
});
