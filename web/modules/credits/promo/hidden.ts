import { useSyncExternalStore } from 'react';
import { type Place, placeOf } from '../../../lib/kept/places.ts';
import { isNoted, noteForVisit } from '../../../lib/kept/visit.ts';

/** A code that has just been earned has a place of its own, and counts anew. */
export const promoPlace = (userId: number, promoCodeId: number | null) =>
  placeOf(userId, 'promo', promoCodeId ?? 'to earn');

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether it was closed on this visit; on the next one it is there again. */
export const useIsHidden = (place: Place) => useSyncExternalStore(subscribe, () => isNoted(place));

export const hide = (place: Place) => {
  noteForVisit(place);
  for (const listener of listeners) listener();
};
