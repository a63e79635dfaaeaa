import type { Place } from './places.ts';

/** Notes something until this tab is closed. */
export const noteForVisit = (place: Place) => {
  try {
    sessionStorage.setItem(place, '1');
  } catch {
    // Storage is full or blocked: it is noted nowhere, and asked again on the next page.
  }
};

export const isNoted = (place: Place) => {
  try {
    return sessionStorage.getItem(place) !== null;
  } catch {
    return false;
  }
};
