import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant, Message, Redirect } from '../schemas/types.ts';
import { brokenWhys, calendarProviders } from './values.ts';

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

const ofProvider = z.object({ provider: z.enum(calendarProviders) });

export const linkCalendar = shape({
  summary: 'Leads to the page of Google or Microsoft where the member agrees to link their calendar (CAL-03, B54)',
  answers: 'redirect',
  params: ofProvider,
  response: Redirect,
  refusals: [],
});

/** Codes are some hundred characters; Microsoft says that they may grow. */
const longestCode = 4096;
const fromProvider = (most: number) => z.string().max(most, { abort: true }).optional();

export const finishLinking = shape({
  summary: 'Where Google or Microsoft send the member back to; leads to the integrations page (B54)',
  answers: 'redirect',
  params: ofProvider,
  // In the query, which no log keeps.
  query: z.object({ code: fromProvider(longestCode), state: fromProvider(200), error: fromProvider(200) }),
  response: Redirect,
  refusals: [],
});

export const unlinkCalendar = shape({
  summary: 'Unlinks a calendar; sessions to come are removed from it (CAL-05)',
  params: ofProvider,
  response: Message,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing'],
});

/** What the member sees of a calendar on the integrations page. */
const LinkedState = z.object({
  /** `not_set_up`: whoever runs this installation has to fill in `settings` first. */
  state: z.enum(['not_set_up', 'not_connected', 'connected', 'broken']),
  settings: z.array(z.string()),
  account: z.string().nullable(),
  linked_at: Instant.nullable(),
  read_at: Instant.nullable(),
  broken_why: z.enum(brokenWhys).nullable(),
  link_url: z.string(),
  unlink_url: z.string(),
});
export type LinkedState = z.infer<typeof LinkedState>;

/** A session that the member has moved or deleted in a calendar: follow the calendar? */
const CalendarChange = z.object({
  booking_id: Id,
  provider: z.enum(calendarProviders),
  what: z.enum(['moved', 'removed']),
  title: z.string(),
  start_at: Instant,
  end_at: Instant,
  /** Where it is in the calendar now; null when it was deleted. */
  moved_to: Instant.nullable(),
});
export type CalendarChange = z.infer<typeof CalendarChange>;

const LinkedCalendars = z.object({
  google: LinkedState,
  microsoft: LinkedState,
  changes: z.array(CalendarChange),
});
export type LinkedCalendars = z.infer<typeof LinkedCalendars>;

export const linkedCalendars = shape({
  summary: 'The calendars that the member has linked, and what they are asked about them (CAL-01, CAL-10)',
  response: LinkedCalendars,
  refusals: ['accounts.not_signed_in'],
});

export const answerCalendarChange = shape({
  summary: 'Follow the calendar: move or cancel the session as there; or write the session again as it is (CAL-10)',
  params: z.object({ id: IdInPath }),
  body: z.object({ provider: z.enum(calendarProviders), follow: z.boolean() }),
  response: LinkedCalendars,
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'bookings.not_found',
    'bookings.not_allowed_now',
    'bookings.meeting_held',
    'bookings.request_expired',
    'bookings.slot_taken',
    'bookings.already_busy',
    'bookings.same_time',
    'calendars.change_answered',
  ],
});
