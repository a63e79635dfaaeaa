import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { say } from '../say.ts';
import { longText, required } from '../schemas/texts.ts';
import { Day, Id, IdInPath, Instant } from '../schemas/types.ts';
import { WhyNot } from '../schemas/why-not.ts';
import { minutesKinds, minutesLimits, minutesPhases } from './values.ts';

const Named = z.object({ id: Id, full_name: z.string() });

export const MinutesItem = z.object({
  id: Id,
  kind: z.enum(minutesKinds),
  body: z.string(),
  author: Named,
  /** Whose action it is; null: of everyone in the session. */
  owner: Named.nullable(),
  /** YYYY-MM-DD */
  due_date: z.iso.date().nullable(),
  done: z.boolean(),
  /** Taken from a transcript: it goes when the consent to that is withdrawn (M48). */
  from_transcript: z.boolean(),
  /** The objective that the reader made of it. */
  objective_id: Id.nullable(),
  why_not: z.object({ reword: WhyNot, change: WhyNot, tick: WhyNot, objective: WhyNot }),
});
export type MinutesItem = z.infer<typeof MinutesItem>;

/** What a session is prepared with and what it leaves; everyone in it sees the same. */
export const Minutes = z.object({
  booking_id: Id,
  /** Where the session stands: it is prepared, under way, or it has left what it left. */
  phase: z.enum(minutesPhases),
  agenda: z.array(MinutesItem),
  actions: z.array(MinutesItem),
  notes: z.object({
    body: z.string(),
    /** Sent along with a change, which is refused if somebody else was faster. */
    version: z.number().int(),
    changed_by: z.string().nullable(),
    changed_at: Instant.nullable(),
  }),
  /** For the agenda: open objectives of the mentee, and actions of earlier sessions that are not done. */
  ideas: z.object({ objectives: z.array(z.string()), actions: z.array(z.string()) }),
  people: z.array(Named),
  why_not: z.object({ write: WhyNot }),
});
export type Minutes = z.infer<typeof Minutes>;

const writing = ['accounts.not_signed_in', 'accounts.not_while_viewing', 'minutes.called_off'] as const;
const onBooking = [...writing, 'bookings.not_found'] as const;
const onItem = [...writing, 'minutes.not_found'] as const;

const Line = required(say('minutes.line_missing'), minutesLimits.line);

export const showMinutes = shape({
  summary: 'The agenda, the shared notes and the agreed actions of a session, for those who take part in it',
  params: z.object({ id: IdInPath }),
  response: Minutes,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing', 'bookings.not_found'],
});

export const addMinutesItem = shape({
  summary: 'Adds a point to the agenda of a session, or an action that was agreed in it',
  params: z.object({ id: IdInPath }),
  body: z.object({
    kind: z.enum(minutesKinds),
    body: Line,
    owner_id: Id.nullable().default(null),
    due_date: Day().nullable().default(null),
    /** The meeting in whose transcript it stands, word for word, as an action item. */
    meeting_id: Id.nullable().default(null),
  }),
  // An answer is kept for whoever sends the call again: it holds nothing of what was written.
  response: z.object({ id: Id }),
  refusals: [
    ...onBooking,
    'minutes.nobody_here',
    'minutes.day_far',
    'minutes.agenda_full',
    'minutes.actions_full',
    'minutes.not_said',
  ],
  idempotent: true,
});

export const changeMinutesItem = shape({
  summary: 'Ticks a line of the minutes, or changes what it says',
  params: z.object({ id: IdInPath }),
  body: z.object({
    body: Line.optional(),
    done: z.boolean().optional(),
    owner_id: Id.nullable().optional(),
    due_date: Day().nullable().optional(),
  }),
  response: Minutes,
  refusals: [
    ...onItem,
    'minutes.not_yours',
    'minutes.not_your_words',
    'minutes.not_for_you',
    'minutes.nobody_here',
    'minutes.day_far',
  ],
});

export const removeMinutesItem = shape({
  summary: 'Removes a line of the minutes; an objective that was made of it stays',
  params: z.object({ id: IdInPath }),
  response: Minutes,
  refusals: [...onItem, 'minutes.not_yours'],
});

export const writeMinutesNotes = shape({
  summary: 'Writes the shared notes of a session',
  params: z.object({ id: IdInPath }),
  body: z.object({ body: longText(minutesLimits.notes), version: z.number().int().min(0).max(1_000_000) }),
  response: Minutes,
  refusals: [...onBooking, 'minutes.notes_changed'],
});

export const makeObjectiveOfAction = shape({
  summary: 'Makes an agreed action an objective of the reader, in the month in which it is due',
  params: z.object({ id: IdInPath }),
  response: Minutes.extend({ message: z.string() }),
  refusals: [
    ...onItem,
    'minutes.not_for_you',
    'minutes.no_plan',
    'minutes.objective_made',
    'objectives.mentees_only',
    'objectives.not_ready',
    'objectives.too_many',
    'objectives.not_found',
  ],
});
