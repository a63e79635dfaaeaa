import { useLingui } from '@lingui/react/macro';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CallLost, refusalOf } from '../../../lib/call.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { fieldOfWire } from './wire.ts';

/** What went wrong with a call, in words: the server's own, or that nothing came back. */
export const useFailureText = () => {
  const { t } = useLingui();
  return (error: unknown) =>
    error instanceof CallLost
      ? t`Something went wrong. Please try again.`
      : (refusalOf(error)?.error ?? t`Oops, something went wrong!`);
};

/** Says why a save failed, beside the fields or else in a toast; nothing that was typed is lost. */
export const useExplain = <T extends FieldValues>({ setError, getValues }: UseFormReturn<T>) => {
  const textOf = useFailureText();
  return (error: unknown) => {
    const known = Object.keys(getValues()) as Path<T>[];
    if (!showFieldErrors(error, setError, known, fieldOfWire)) toastFailure(textOf(error));
  };
};
