import { type ComponentType, createContext, use } from 'react';

/**
 * What the pages of a module show of modules that come after it, which it cannot import. `web/app` fills it in for
 * everyone who is signed in.
 */
export interface Joins {
  /** Of calendars, in the windows of a booking. */
  AddToCalendar: ComponentType<{ bookingId: number; onClose: () => void }>;
  /** Of reviews, on the page of a booking. */
  BookingReviews: ComponentType<{ bookingId: number }>;
}

export const JoinsContext = createContext<Joins | null>(null);

export const useJoins = (): Joins => {
  const joins = use(JoinsContext);
  if (!joins) throw new Error('These pages are shown outside of SignedIn, which gives them their joins.');
  return joins;
};
