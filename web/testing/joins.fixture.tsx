import type { Joins } from '../lib/joins.ts';

/** Stand-ins for what later modules show in the pages of earlier ones. */
export const joins: Joins = {
  AddToCalendar: () => <p>calendars</p>,
  LearningOf: () => <p>Objectives</p>,
  SessionMinutes: ({ bookingId }) => <p>minutes of {bookingId}</p>,
  MeetingNotes: ({ meeting }) => <p>transcript of {meeting.id}</p>,
  BookingReviews: ({ bookingId }) => <p>reviews of {bookingId}</p>,
};
