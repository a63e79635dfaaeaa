import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { Several } from '../../schemas/chosen.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { pairingLimits } from '../values.ts';
import { PairingStatus } from './pairs.ts';

export const PairingType = z.enum(['pair', 'group']);

export type PairingType = z.infer<typeof PairingType>;

/** A pair or group as the people who manage it see it. */
export const ManagedPairing = z.object({
  id: Id,
  type: PairingType,
  /** Null for a mentor's own group, which belongs to the platform (D11). */
  program_id: Id.nullable(),
  /** The name of a group; null for a pair. */
  name: z.string().nullable(),
  status: PairingStatus,
  mentors: z.array(Person),
  mentees: z.array(Person),
  end_reason: z.string().nullable(),
  created_at: Instant,
  ended_at: Instant.nullable(),
  why_not: z.object({ pause: WhyNot, resume: WhyNot, end: WhyNot, change_people: WhyNot }),
});

export type ManagedPairing = z.infer<typeof ManagedPairing>;

const inProgramme = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

/** Where somebody is written to; whoever may not be written to has none. */
export const ChatLink = z.object({ user_id: Id, chat_link: z.string() });

export type ChatLink = z.infer<typeof ChatLink>;

export const listPairings = shape({
  summary: 'The pairs or the groups of a programme, latest first; found by a name (PAR-29)',
  query: z.object({
    program_id: IdInPath,
    type: PairingType.default('pair'),
    /** M30: as printed too, and several. */
    status: Several(PairingStatus.options).optional(),
    search: z.string().trim().max(200).optional(),
    page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
  }),
  response: z.object({
    pairings: z.array(ManagedPairing),
    /** To the people of these pairs, where the caller may write to them (B116); none for groups. */
    chat_links: z.array(ChatLink),
    /** The totals, regardless of the search. */
    counts: z.object({ pair: z.number().int(), group: z.number().int() }),
    total: z.number().int(),
    page: z.number().int(),
    max_pages: z.number().int(),
  }),
  refusals: inProgramme,
});

const nameMissing = 'Group name is required';

const GroupName = z
  .string(nameMissing)
  .trim()
  .min(1, nameMissing)
  .max(pairingLimits.name, { error: `Please use at most ${pairingLimits.name} characters`, abort: true })
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use letters, digits and signs only');

const ofGroups = ['pairings.group_too_small', 'pairings.group_full', 'programmes.member_not_found'] as const;

const ids = (least: number) =>
  z
    .array(Id.max(Number.MAX_SAFE_INTEGER))
    .min(least, least === 1 ? 'Please select at least one mentor' : 'Please select at least two mentees')
    .max(pairingLimits.people, `Please select at most ${pairingLimits.people} people`);

export const createGroup = shape({
  summary:
    'Makes a group: of members of a programme by its admins, or of own mentees by a mentor of the platform (B47, D11)',
  body: z.object({
    /** Null or absent on the platform; there the mentor is the caller. */
    program_id: Id.max(Number.MAX_SAFE_INTEGER).nullable().optional(),
    name: GroupName,
    mentor_ids: ids(1).optional(),
    mentee_ids: ids(2),
  }),
  response: ManagedPairing,
  refusals: [...inProgramme, ...ofGroups, 'programmes.inactive', 'pairings.mentors_only', 'pairings.not_your_mentee'],
});

const ofPairing = z.object({ id: IdInPath });

const notThere = ['accounts.not_signed_in', 'pairings.not_found', 'programmes.admins_only'] as const;

export const addToGroup = shape({
  summary: 'Adds people to a group; who is in it stays in it (B72)',
  params: ofPairing,
  body: z.object({ user_ids: ids(1) }),
  response: ManagedPairing,
  refusals: [
    ...notThere,
    'programmes.inactive',
    'programmes.member_not_found',
    'pairings.pairs_have_two',
    'pairings.ended',
    'pairings.group_full',
    'pairings.not_your_mentee',
  ],
});

export const removeFromGroup = shape({
  summary: 'Takes somebody out of a group; sessions that are arranged stay as they are (B72)',
  params: ofPairing.extend({ userId: IdInPath }),
  response: ManagedPairing,
  refusals: [
    ...notThere,
    'programmes.inactive',
    'pairings.pairs_have_two',
    'pairings.ended',
    'pairings.group_too_small',
  ],
});

export const changePairing = shape({
  summary: 'Pauses a pair or group, lets it go on, or names a group anew; what has ended can go on again (C10)',
  params: ofPairing,
  body: z.object({ status: PairingStatus.extract(['active', 'paused']).optional(), name: GroupName.optional() }),
  response: ManagedPairing,
  refusals: [
    ...notThere,
    'programmes.inactive',
    'programmes.member_not_found',
    'pairings.not_allowed_now',
    'pairings.mentor_full',
    'pairings.paired_already',
    'pairings.pairs_have_two',
  ],
});

const reasonMissing = 'Please provide a reason';

export const endPairing = shape({
  summary: 'Ends a pair or group with a reason; sessions that are arranged stay (B72)',
  params: ofPairing,
  body: z.object({
    reason: z
      .string(reasonMissing)
      .trim()
      .min(1, reasonMissing)
      .max(pairingLimits.reason, `Please use at most ${pairingLimits.reason} characters`),
  }),
  response: Message,
  refusals: [...notThere, 'programmes.inactive'],
});
