import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { say } from '../say.ts';
import { Id, IdInPath, Instant, Message } from '../schemas/types.ts';
import { WhyNot } from '../schemas/why-not.ts';
import { safetyDecisions, safetyLimits, safetyListSize, safetyOutcomes } from './values.ts';

export const SafetyPerson = z.object({
  id: Id,
  full_name: z.string(),
  photo_url: z.string().nullable(),
});
export type SafetyPerson = z.infer<typeof SafetyPerson>;

/** Somebody whom one has blocked. */
export const BlockedPerson = z.object({ person: SafetyPerson, created_at: Instant });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

/** A block as admins see it. */
export const MemberBlock = z.object({ blocker: SafetyPerson, blocked: SafetyPerson, created_at: Instant });
export type MemberBlock = z.infer<typeof MemberBlock>;

/** Everything that people said about one person, or one message of theirs. */
export const SafetyReport = z.object({
  /** Of the first report; deciding it decides all of them. */
  id: Id,
  /** Null once the account is gone. */
  about: SafetyPerson.extend({
    /** Their page in the program, or on the platform; null when there is none any more. */
    profile_link: z.string().nullable(),
  }).nullable(),
  /** What the reported message said when it was reported; null when the person was reported, and no message. */
  excerpt: z.string().nullable(),
  /** Whether that message was deleted since. */
  message_gone: z.boolean(),
  reports: z.array(z.object({ id: Id, by: z.string(), reason: z.string(), at: Instant })),
  /** Null while it waits for an admin. */
  decided: z
    .object({
      decision: z.enum(safetyOutcomes),
      /** Null when nobody decided: the account was gone. */
      by: z.string().nullable(),
      at: Instant,
      note: z.string(),
    })
    .nullable(),
  why_not: z.object({ remove: WhyNot }),
});
export type SafetyReport = z.infer<typeof SafetyReport>;

const tooLong = (most: number) => say('field.too_long', { most });
const reasonMissing = say('safety.reason_missing');
const Reason = z
  .string(reasonMissing)
  .trim()
  .min(1, reasonMissing)
  .max(safetyLimits.reason, tooLong(safetyLimits.reason));
const Note = z.string().trim().max(safetyLimits.note, tooLong(safetyLimits.note)).default('');

const onePerson = z.object({ user_id: IdInPath });
const own = ['accounts.not_signed_in', 'accounts.not_while_viewing'] as const;
const admins = [
  'accounts.not_signed_in',
  'accounts.platform_admins_only',
  'programmes.not_found',
  'programmes.admins_only',
] as const;
/** Without a program: the whole platform, for its admins. */
const place = { program_id: IdInPath.optional() };

export const listBlocks = shape({
  summary: 'The people whom one has blocked, the latest first (M47)',
  response: z.object({ blocks: z.array(BlockedPerson).max(safetyLimits.blocks) }),
  refusals: ['accounts.not_signed_in'],
});

export const showBlock = shape({
  summary: 'Whether one has blocked this person, and whether one can block and report them',
  params: onePerson,
  response: z.object({ blocked: z.boolean(), why_not: z.object({ block: WhyNot, report: WhyNot }) }),
  refusals: ['accounts.not_signed_in', 'accounts.not_found'],
});

export const blockPerson = shape({
  summary: 'Blocks a person: neither can book or write to the other from now on; what stands stays (M47)',
  body: z.object({ user_id: IdInPath }),
  response: Message,
  refusals: [
    ...own,
    'accounts.not_found',
    'safety.oneself',
    'safety.admin',
    'safety.you_administer',
    'safety.too_many_blocks',
  ],
});

export const unblockPerson = shape({
  summary: 'Takes a block back; of somebody who is not blocked it changes nothing',
  params: onePerson,
  response: Message,
  refusals: own,
});

export const listMemberBlocks = shape({
  summary:
    'Who blocked whom among the members of a program, or on the platform, for its admins; the latest first (M47)',
  query: z.object(place),
  response: z.object({ blocks: z.array(MemberBlock).max(safetyListSize) }),
  refusals: admins,
});

export const reportPerson = shape({
  summary: 'Reports a person, or a message of theirs, to the admins of a program, or else of the platform',
  body: z.object({
    user_id: IdInPath,
    /** A message goes to the admins of the program that it was written in. */
    message_id: IdInPath.nullable().default(null),
    program_id: IdInPath.nullable().default(null),
    reason: Reason,
  }),
  response: Message,
  refusals: [
    ...own,
    'accounts.not_found',
    'programmes.not_found',
    'safety.oneself',
    'safety.message_not_found',
    'safety.too_many_reports',
  ],
});

export const listSafetyReports = shape({
  summary:
    'Who and what was reported in a program, or on the platform: what waits, the oldest first, or what is decided',
  query: z.object({ ...place, decided: z.literal('true').optional() }),
  response: z.object({ reports: z.array(SafetyReport) }),
  refusals: admins,
});

export const decideSafetyReport = shape({
  summary: 'Warns the person, removes them from the program, or does nothing more; whoever reported is told',
  params: z.object({ id: IdInPath }),
  body: z.object({
    decision: z.enum(safetyDecisions),
    /** For the admins alone. */
    note: Note,
  }),
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'safety.not_found',
    'safety.decided_already',
    'safety.no_program',
    'safety.not_in_program',
    'programmes.owner_stays',
  ],
});
