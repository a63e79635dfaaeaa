import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const placeOf = (userId: number, programmeId: number, step: string) => `setup:${userId}:${programmeId}:${step}`;
export type Place = ReturnType<typeof placeOf>;
export { placeOf };

/** What was typed and left unsaved; null if there is nothing readable. */
export const readKept = (place: Place): object | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
};

export const dropKept = (place: Place) => localStorage.removeItem(place);

/** Leaving and coming back loses nothing: every change is kept in this browser until it is saved (PRG-41). */
export const useKeeping = <T extends FieldValues>(form: UseFormReturn<T>, place: Place) => {
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) localStorage.setItem(place, JSON.stringify(values));
        },
      }),
    [subscribe, place],
  );
};
