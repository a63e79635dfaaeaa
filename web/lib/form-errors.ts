import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { CallRefused } from './call.ts';

/**
 * Puts a refusal's messages beside their fields. True when every message found its field; otherwise the caller says
 * the sentence in a toast. `fieldOf` maps the wire's names ('user.firstname') to the form's.
 */
export const showFieldErrors = <T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  known: readonly Path<T>[],
  fieldOf: (wire: string) => string = (wire) => wire,
) => {
  const fields = error instanceof CallRefused ? error.refusal.fields : undefined;
  if (!fields) return false;
  const entries = Object.entries(fields).map(([wire, message]) => [fieldOf(wire), message] as const);
  const wrong = known.flatMap((field) => {
    const entry = entries.find(([name]) => name === field);
    return entry ? [{ field, message: entry[1] }] : [];
  });
  // Whoever corrects begins at the top.
  for (const [at, { field, message }] of wrong.entries())
    setError(field, { type: 'server', message }, { shouldFocus: at === 0 });
  return entries.every(([name]) => known.some((one) => one === name));
};
