import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { PairingStatus } from '../../pairings/schemas/pairs.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { FileAnswer, Id, IdInPath, Instant } from '../../schemas/types.ts';
import { sortsBy } from '../../sort.ts';
import { confidences, healthFilters, healthReasons, pairingHealthSorts, usualHealthSort } from '../values.ts';

/** PAR-17: 1 great, 2 fair, 3 poor. */
const Score = z.literal([1, 2, 3]);
const count = z.number().int();
/** B74: whole per cent of the completed sessions. */
const percentage = z.number().int().min(0).max(100);

/** What judges a pair or group beside the printed score; for its program's admins alone. */
export const HealthNumber = z.object({
  /** H, of 10,000. */
  number: z.number().int(),
  confidence: z.enum(confidences),
  /** Why the score is not what the number says; null when it is. */
  reason: z.enum(healthReasons).nullable(),
  /** Whole days without a session, pauses not counted; since they were paired while there was none. */
  silent_days: count,
});

export type HealthNumber = z.infer<typeof HealthNumber>;

/** PAR-14: a pair or group as the lists show it. */
export const PairingRow = z.object({
  id: Id,
  type: z.enum(['Pair', 'Group']),
  /** The name of a group; null for a pair. */
  name: z.string().nullable(),
  status: PairingStatus,
  pairing_health_score: Score,
  health: HealthNumber,
  mentee_participants: z.array(Person),
  mentor_participants: z.array(Person),
  /** Whether somebody in it was reminded of their feedback, and when last. */
  reminder_sent: z.boolean(),
  reminder_sent_at: Instant.nullable(),
  confirmed_bookings_count: count,
  completed_bookings_count: count,
  mentee_rated_count: count,
  mentor_rated_count: count,
  user_rated_count: count,
  mentee_rated_percentage: percentage,
  mentor_rated_percentage: percentage,
  user_rated_percentage: percentage,
  /** Sessions held of those that the program's rhythm asks for, in per cent. */
  user_session_fulfillment: percentage,
  /** B134: one decimal; 0 when there are no stars. */
  average_ratings_score: z.number(),
});

export type PairingRow = z.infer<typeof PairingRow>;

/** PAR-15: a group adds its people, each with the sessions they were in and rated. */
export const GroupRow = PairingRow.extend({
  participants: z.array(
    Person.extend({
      side: z.enum(['mentee', 'mentor']),
      completed_count: count,
      rated_count: count,
      rated_percentage: percentage,
      /** A mentee's own; null for mentors. */
      pairing_health_score: Score.nullable(),
      number: z.number().int().nullable(),
    }),
  ),
});

export type GroupRow = z.infer<typeof GroupRow>;

const refusals = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

/** The query of a list and of its file. */
const filters = {
  program_id: IdInPath,
  search: z.string().trim().max(200).optional(),
  health: z.enum(healthFilters).optional(),
  sort: z.enum(sortsBy(pairingHealthSorts)).default(usualHealthSort),
};

export const pairingHealth = shape({
  summary: 'The pairs and groups of a programme by how they are, for its admins (PAR-08, PAR-14 to PAR-18)',
  query: z.object({
    ...filters,
    /** Only pairs or only groups; both when left out. */
    type: z.enum(['pair', 'group']).optional(),
    page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
  }),
  response: z.object({
    program_pairs: z.array(PairingRow),
    program_group_pairs: z.array(GroupRow),
    /** The mentees of those pairs and groups. */
    program_mentees: z.array(Person),
    /** PAR-16: all of the program, whatever is searched for. */
    summary: z.object({ pairs_count: count, groups_count: count }),
    /** PAR-05: when members were last reminded of their feedback, and whether to ask before doing it again. */
    feedback_reminders: z.object({ sent_at: Instant.nullable(), asks_first: z.boolean() }),
    /** Of the pairs, unless only groups were asked for. */
    total: count,
    page: count,
    per_page: count,
    max_pages: count,
  }),
  refusals,
});

export type PairingHealth = z.infer<typeof pairingHealth.response>;

export const pairingHealthFile = shape({
  summary: "The same pairs or groups as a file, named '{title} {DD-MM-YYYY}.csv' (PAR-03)",
  answers: 'file',
  query: z.object({ ...filters, type: z.enum(['pair', 'group']).default('pair') }),
  response: FileAnswer,
  refusals,
});
