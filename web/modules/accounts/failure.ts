import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { RefusalReply } from '../../../contract/messages.ts';
import { CallRefused } from '../../lib/call.ts';
import { showFieldErrors } from '../../lib/form-errors.ts';
import { toastFailure } from '../../ui/toast.tsx';

/**
 * What became of a form that was sent: messages beside their fields, or the server's sentence in the form, or (when
 * nothing came back) a toast. What was typed stays in every case.
 */
export const useFailure = <T extends FieldValues>(
  setError: UseFormSetError<T>,
  known: readonly Path<T>[],
  fieldOf?: (wire: string) => string,
) => {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<RefusalReply | null>(null);
  const say = (error: unknown) => {
    if (!(error instanceof CallRefused)) toastFailure(t`Something went wrong. Please try again.`);
    else if (!showFieldErrors(error, setError, known, fieldOf)) setRefusal(error.refusal);
  };
  return { refusal, say, forget: () => setRefusal(null) };
};
