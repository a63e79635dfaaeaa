import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { mostCapacity } from '../../programmes/values.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';

/** C10, plus paused: a paused pairing is kept but gets no new sessions. */
export const PairingStatus = z.enum(['active', 'paused', 'ended']);

export type PairingStatus = z.infer<typeof PairingStatus>;

const Pairing = z.object({
  id: Id,
  program_id: Id,
  mentor_id: Id,
  mentee_id: Id,
  status: PairingStatus,
  created_at: Instant,
});

const inProgramme = ['accounts.not_signed_in', 'programmes.not_found'] as const;

export const connect = shape({
  summary: 'Makes a mentor and a mentee of a programme a pair; who are one already stay one (B70)',
  body: z.object({ program_id: IdInPath, mentor_id: IdInPath, mentee_id: IdInPath }),
  response: Pairing,
  refusals: [
    ...inProgramme,
    'programmes.inactive',
    'programmes.member_not_found',
    'pairings.admins_pair',
    'pairings.mentor_full',
  ],
});

/** How two members of a programme are connected, and what the viewer can do about it. */
const Connection = z.object({
  mentor_id: Id,
  mentee_id: Id,
  viewer_is: z.enum(['mentor', 'mentee']),
  paired: z.boolean(),
  /** Of their pair; null while they are none. */
  pairing_id: Id.nullable(),
  why_not: z.object({
    connect: WhyNot,
    book: WhyNot,
    /** Absent unless they are a pair for less than 14 days (M15). */
    another_partner: WhyNot.optional(),
  }),
});

export type Connection = z.infer<typeof Connection>;

export const showConnection = shape({
  summary:
    'Whether the one who asks and another member are a pair, or may become one; null where there is none to make (PRO-16, PRO-19)',
  query: z.object({ program_id: IdInPath, user_id: IdInPath }),
  response: z.object({ connection: Connection.nullable() }),
  refusals: [...inProgramme, 'programmes.member_not_found'],
});

/** M06: how many mentees a mentor takes in a programme (null for no limit), and how many they have. */
const Capacity = z.object({ capacity: z.number().int().nullable(), mentees: z.number().int() });

export const ownCapacity = shape({
  summary: 'How many mentees the mentor who asks takes in a programme, and how many they have (M06)',
  query: z.object({ program_id: IdInPath }),
  response: Capacity,
  refusals: [...inProgramme, 'pairings.mentors_only'],
});

const wholeNumber = 'Please use a whole number';

export const setOwnCapacity = shape({
  summary: 'The mentor who asks takes so many mentees in a programme; those they have stay (D29)',
  body: z.object({
    program_id: IdInPath,
    capacity: z
      .number(wholeNumber)
      .int(wholeNumber)
      .min(0, 'Please use 0 or more')
      .max(mostCapacity, `Please use at most ${mostCapacity}`)
      .nullable(),
  }),
  response: Capacity,
  refusals: [...inProgramme, 'programmes.inactive', 'pairings.mentors_only'],
});
