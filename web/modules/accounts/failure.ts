import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { RefusalReply } from '../../../contract/messages.ts';
import { CallRefused } from '../../lib/call.ts';
import { showFieldErrors } from '../../lib/form-errors.ts';
import { sayLost } from '../../lib/lost.ts';

/**
 * What became of a form that was sent: messages beside their fields, or the server's sentence in the form, or (when
 * nothing came back) a toast. What was typed stays in every case.
 */
export const useFailure = <T extends FieldValues>(
  setError: UseFormSetError<T>,
  known: readonly Path<T>[],
  fieldOf?: (wire: string) => string,
) => {
  const [refusal, setRefusal] = useState<RefusalReply | null>(null);
  const say = (error: unknown) => {
    if (!(error instanceof CallRefused)) sayLost(); // ACC-25, ACC-30, ACC-36, ACC-58
    else if (!showFieldErrors(error, setError, known, fieldOf)) setRefusal(error.refusal);
  };
  return { refusal, say, forget: () => setRefusal(null) };
};
