import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Place } from './places.ts';
import { keepUntilSaved, readKept } from './values.ts';

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
