import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { FileAnswer, IdInPath } from '../schemas/types.ts';

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
  summary: 'A link that puts a session into an Outlook calendar (CAL-07, B54)',
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
