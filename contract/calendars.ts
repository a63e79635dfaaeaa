import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { FileAnswer, IdInPath } from './types.ts';

const query = z.object({ booking_id: IdInPath });
/** The address of the provider's own form, filled in: the browser opens it in a new tab. */
const Prefilled = z.object({ url: z.url() });

export const addToGoogleCalendar = endpoint({
  method: 'POST',
  path: '/api/v2/my/calendar/add_to_google_calendar',
  summary: 'A link that puts a session into a Google calendar (CAL-06, B54)',
  query,
  response: Prefilled,
  refusals: ['accounts.not_signed_in', 'bookings.not_found', 'bookings.not_allowed_now'],
});

export const addToMicrosoftCalendar = endpoint({
  method: 'POST',
  path: '/api/v2/my/calendar/add_to_microsoft_calendar',
  summary: 'A link that puts a session into an Outlook calendar (CAL-07, B54)',
  query,
  response: Prefilled,
  refusals: ['accounts.not_signed_in', 'bookings.not_found', 'bookings.not_allowed_now'],
});

export const downloadIcs = endpoint({
  method: 'GET',
  path: '/api/v2/my/calendar/download_ics',
  summary: 'A session as a calendar file (CAL-08, B55)',
  query,
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'bookings.not_found', 'bookings.not_allowed_now'],
  answers: 'file',
});
