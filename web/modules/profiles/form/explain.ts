import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { fieldOfWire } from './wire.ts';

/** Says why a save failed, beside the fields or else in a toast; nothing that was typed is lost. */
export const explainIn =
  <T extends FieldValues>({ setError, getValues }: UseFormReturn<T>) =>
  (error: unknown) => {
    const known = Object.keys(getValues()) as Path<T>[];
    if (!showFieldErrors(error, setError, known, fieldOfWire)) sayFailure(error);
  };
