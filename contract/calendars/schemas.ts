import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { FileAnswer, IdInPath, Instant } from '../schemas/types.ts';

const query = z.object({ booking_id: IdInPath });

/** The address of the provider's own form, prefilled; the browser opens it in a new tab. */
const Prefilled = z.object({ url: z.url() });

export const addToGoogleCalendar = shape({
  summary: 'A link that puts a session into a Google calendar (CAL-06, B54)',
  query,
  response: Prefilled,
  refusals: ['accounts.not_signed_in', 'bookings.not_found', 'bookings.not_allowed_now'],
});

export const addToMicrosoftCalendar = shape({
  summary: 'A link that puts a session into an Office 365 calendar (CAL-07, B54)',
  query,
  response: Prefilled,
  refusals: ['accounts.not_signed_in', 'bookings.not_found', 'bookings.not_allowed_now'],
});

export const downloadIcs = shape({
  summary: 'A session as a calendar file (CAL-08, B55)',
  answers: 'file',
  query,
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'bookings.not_found', 'bookings.not_allowed_now'],
});

const link = {
  query,
  response: Prefilled,
  refusals: ['accounts.not_signed_in', 'bookings.not_found', 'bookings.not_allowed_now'],
} as const;

export const addToOutlookCalendar = shape({
  summary: 'A link that puts a session into an Outlook.com calendar (M27)',
  ...link,
});
export const addToYahooCalendar = shape({
  summary: 'A link that puts a session into a Yahoo calendar (M27)',
  ...link,
});

/** Null as long as the member has not made one. */
const OwnFeed = z.object({
  feed: z.object({ url: z.url(), webcal_url: z.string(), created_at: Instant }).nullable(),
});
export type OwnFeed = z.infer<typeof OwnFeed>;

const ownFeed = {
  response: OwnFeed,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing'],
} as const;

export const calendarFeed = shape({ summary: 'The address of one’s private calendar feed (M27)', ...ownFeed });
export const makeCalendarFeed = shape({
  summary: 'Makes one’s private calendar feed; one that is there is kept (M27)',
  ...ownFeed,
});
export const endCalendarFeed = shape({ summary: 'Ends one’s private calendar feed (M27)', ...ownFeed });

export const renewCalendarFeed = shape({
  summary: 'Gives one’s private calendar feed a new address, and ends the old one (M27)',
  response: OwnFeed,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing', 'calendars.feed_not_found'],
});

/** The key and its signature, in base64url. */
const longestToken = 100;

export const readCalendarFeed = shape({
  summary: 'The sessions of the person with this private address, for calendar programs (M27)',
  answers: 'file',
  // In the query, which no log keeps.
  query: z.object({ token: z.string().max(longestToken, { abort: true }) }),
  response: FileAnswer,
  refusals: ['calendars.feed_not_found'],
});
