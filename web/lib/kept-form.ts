import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keptStart } from './kept-places.ts';

/** Where the form of this person is kept: `what` says which form it is. */
export const placeOf = (userId: number, ...what: readonly (string | number)[]) =>
  `${keptStart}${[userId, ...what].join(':')}` as const;
export type Place = ReturnType<typeof placeOf>;

/** What was typed and left unsaved; null if there is nothing readable. */
export const readKept = (place: Place): object | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
};

/** If the storage is full or blocked, the form itself still has everything. */
export const keep = (place: Place, values: object) => {
  try {
    localStorage.setItem(place, JSON.stringify(values));
  } catch {
    // Nothing to do: see above.
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
          if (isDirty) keep(place, values);
        },
      }),
    [subscribe, place],
  );
};
