import type { FieldProps } from './types.ts';

/**
 * Translates our field props to Mantine's. `required` shows the asterisk and is announced, without the browser's own
 * bubbles.
 */
export const fieldProps = ({ label, labelHidden, hint, error, required, disabled }: FieldProps) => ({
  ...(labelHidden ? { 'aria-label': label } : { label }),
  description: hint,
  error: error || undefined,
  withAsterisk: required ?? false,
  'aria-required': required || undefined,
  disabled: disabled ?? false,
});
