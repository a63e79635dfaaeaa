import type { BookingMeeting } from '../../contract/meetings/schemas.ts';
import { type ComponentType, createContext, use } from 'react';

/**
 * Components from later modules that the pages of a module show but cannot import. `web/app` provides them for every
 * signed-in user.
 */
export interface Joins {
  /** From calendars, in the windows of a booking. */
  AddToCalendar: ComponentType<{ bookingId: number; onClose: () => void }>;
  /** From reviews, on the page of a booking. */
  BookingReviews: ComponentType<{ bookingId: number }>;
  /** From transcription, below a meeting that was recorded. */
  MeetingNotes: ComponentType<{ meeting: BookingMeeting }>;
  /** From minutes, on the page of a session and in its window. */
  SessionMinutes: ComponentType<{ bookingId: number; meetings: readonly BookingMeeting[] }>;
  /** From objectives, below the sessions with somebody. */
  LearningOf: ComponentType<{ userId: number; programId: number | null }>;
}

export const JoinsContext = createContext<Joins | null>(null);

export const useJoins = (): Joins => {
  const joins = use(JoinsContext);
  if (!joins) throw new Error('These pages are shown outside of SignedIn, which gives them their joins.');
  return joins;
};
