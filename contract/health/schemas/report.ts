import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { ChatLink } from '../../pairings/schemas/managed.ts';
import { PairingStatus } from '../../pairings/schemas/pairs.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { healthParts, waysToRaise } from '../values.ts';
import { HealthNumber } from './lists.ts';

const count = z.number().int();

/** One part of a pair's health, as a bar. */
const Part = z.object({
  part: z.enum(healthParts),
  /** Of 10,000; null while nothing is known of it. */
  value: count.nullable(),
  /** How much it weighs, of all weights of the program together. */
  weight: z.number(),
  /** Only one side has said anything, so it counts half. */
  one_sided: z.boolean(),
});

/** What admins see of it, and the pair itself never. */
const Judged = HealthNumber.extend({
  pairing_health_score: z.literal([1, 2, 3]),
  parts: z.array(Part),
  /** What would raise the number, and by how much of 10,000; the strongest first. */
  raises: z.array(z.object({ way: z.enum(waysToRaise), gain: count })),
  /** The number on each day of the last six months on which it was judged, oldest first. */
  trend: z.array(z.object({ day: z.iso.date(), number: count })),
  /** Of a group: each mentee's own, the lowest first. */
  mentees: z.array(z.object({ person: Person, pairing_health_score: z.literal([1, 2, 3]), number: count })),
});

export type JudgedPairing = z.infer<typeof Judged>;

/** A session of the pair or group, for the timeline. */
const SessionOfPair = z.object({
  booking_id: Id,
  topic: z.string(),
  start_time: Instant,
  end_time: Instant,
  state: z.enum(['upcoming', 'completed', 'missed', 'cancelled', 'reported']),
  mentee_rated: z.boolean(),
  mentor_rated: z.boolean(),
});

export type SessionOfPair = z.infer<typeof SessionOfPair>;

const refusals = ['accounts.not_signed_in', 'pairings.not_found'] as const;
const params = z.object({ pairingId: IdInPath });

export const pairingReport = shape({
  summary: 'A pair or group of a programme with its sessions; how it is, for admins alone (PAR-20, PAR-33)',
  params,
  response: z.object({
    id: Id,
    type: z.enum(['Pair', 'Group']),
    name: z.string().nullable(),
    status: PairingStatus,
    program: z.object({ id: Id, name: z.string() }),
    mentee_participants: z.array(Person),
    mentor_participants: z.array(Person),
    /** To the two of a pair, where the caller may write to them (B116). */
    chat_links: z.array(ChatLink),
    paired_at: Instant,
    sessions: z.array(SessionOfPair),
    /** Null for the members of the pair, and for one that has ended. */
    health: Judged.nullable(),
  }),
  refusals,
});

export type PairingReport = z.infer<typeof pairingReport.response>;

export const pairingInsight = shape({
  summary: 'The mentoring summary of a pair or group, as Markdown; empty while there is none (PAR-21, PAR-22, B64)',
  params,
  response: z.object({ summary: z.string(), generated_at: Instant.nullable() }),
  refusals,
});

export type PairingInsight = z.infer<typeof pairingInsight.response>;
