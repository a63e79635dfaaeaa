import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Place } from './places.ts';
import { dropKept, keepUntilSaved, readKept } from './values.ts';

/** What was typed into a form and left unsaved; null if there is nothing readable. */
export const readForm = (place: Place): object | null => {
  const kept = readKept(place);
  return typeof kept === 'object' ? kept : null;
};

/** Leaving and coming back loses nothing: every change is kept in this browser until it is saved (PRG-41). */
export const useKeeping = <T extends FieldValues>(form: UseFormReturn<T>, place: Place) => {
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) keepUntilSaved(place, values);
        },
      }),
    [subscribe, place],
  );
};

/**
 * A form that is loaded again with what was typed and never saved, and keeps what is typed from now on. `discard` goes
 * back to `values`, as they were before anything was typed.
 */
export const useRestored = <T extends FieldValues>(form: UseFormReturn<T>, values: DefaultValues<T>, place: Place) => {
  const [kept, setKept] = useState(() => readForm(place));
  const { reset } = form;
  useEffect(() => {
    if (kept) reset(kept as T, { keepDefaultValues: true });
  }, [kept, reset]);
  useKeeping(form, place);
  const discard = () => {
    setKept(null);
    reset(values);
    // Last: the form says once more what stood there.
    dropKept(place);
  };
  return { isRestored: kept !== null, discard };
};
