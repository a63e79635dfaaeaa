import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { FileAnswer, Id, IdInPath, Instant } from '../../schemas/types.ts';
import { EventCard } from './reading.ts';
import { admissionStatuses } from '../values.ts';

/** Somebody at the door. */
export const AttendeeRow = z.object({
  admission_id: Id,
  order_id: Id,
  name: z.string(),
  email: z.string(),
  ticket: z.string(),
  status: z.enum(admissionStatuses),
  checked_in_at: Instant.nullable(),
  /** EVT-12: what they answered when they took it; nothing of whoever was sent a ticket by somebody else. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type AttendeeRow = z.infer<typeof AttendeeRow>;

const admins = ['accounts.not_signed_in', 'events.not_found', 'events.admins_only'] as const;

export const attendees = shape({
  summary: 'Who comes to an event, for the door: by name, email or ticket',
  params: z.object({ id: IdInPath }),
  query: z.object({
    search: z.string().trim().max(100).default(''),
    page: IdInPath.pipe(z.number().max(100_000)).default(1),
  }),
  response: z.object({
    event: EventCard,
    attendees: z.array(AttendeeRow),
    expected: z.number().int(),
    checked_in: z.number().int(),
    page: z.number().int(),
    max_pages: z.number().int(),
    total: z.number().int(),
  }),
  refusals: admins,
});

export const attendeesFile = shape({
  summary: 'Who has a ticket of an event, in a file with a column for each question (EVT-12)',
  params: z.object({ id: IdInPath }),
  response: FileAnswer,
  answers: 'file',
  refusals: admins,
  limit: { max: 60, per: 'hour', by: 'account' },
});

const CheckedIn = z.object({
  /** False: this ticket was used before, at the time below. */
  admitted: z.boolean(),
  attendee: AttendeeRow,
});

export const checkIn = shape({
  summary: 'Admits the holder of a ticket, once: by the code of the ticket, or by the line of the list',
  idempotent: true,
  params: z.object({ id: IdInPath }),
  /** One of both. */
  body: z.object({ code: z.string().trim().min(1).max(600).optional(), admission_id: IdInPath.optional() }),
  response: CheckedIn,
  refusals: [
    ...admins,
    'events.code_unknown',
    'events.other_event',
    'events.ticket_not_valid',
    'events.ticket_not_found',
  ],
});

export const undoCheckIn = shape({
  summary: 'Takes back an admission that was a mistake',
  params: z.object({ id: IdInPath }),
  body: z.object({ admission_id: IdInPath }),
  response: z.object({ attendee: AttendeeRow }),
  refusals: [...admins, 'events.ticket_not_found'],
});
