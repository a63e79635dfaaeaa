import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';

const Person = z.object({
  id: Id,
  /** The address of their page in the portal; null for people who have left it. */
  slug: z.string().nullable(),
  full_name: z.string(),
  profile_photo_url: z.string().nullable(),
});

/** The average of the stars, to one decimal; null if there are none, shown as 'N/A' (REV-16). */
const Mean = z.number().nullable();

/** A pair or group of a programme, and how its sessions were rated (REV-16, A107). */
export const Rating = z.object({
  type: z.enum(['Pair', 'Group']),
  /** Set for a group. */
  group_id: Id.nullable(),
  mentees: z.array(Person),
  mentors: z.array(Person),
  sessions: z.number().int(),
  /** The rating that mentees gave. */
  mentee_score: Mean,
  /** The rating that mentors gave. */
  mentor_score: Mean,
});

export type Rating = z.infer<typeof Rating>;

const refusals = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const mentorshipRatings = shape({
  summary: 'How the pairs and groups of a programme rate their sessions, for its admins (REV-16, REV-18)',
  query: z.object({
    program_id: IdInPath,
    search: z.string().trim().max(100).default(''),
    page: z.coerce.number<unknown>().int().min(1).max(100_000).default(1),
  }),
  response: z.object({
    ratings: z.array(Rating),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
    max_pages: z.number().int(),
  }),
  refusals,
});

/** One session of a pair or group (REV-19, A33). */
export const RatedSession = z.object({
  booking_id: Id,
  /** The number of the session, counted in order. */
  session: z.number().int(),
  topic: z.string(),
  completed_on: Instant,
  mentee_rated: z.boolean(),
  mentor_rated: z.boolean(),
  mentee_score: Mean,
  mentor_score: Mean,
  /** What mentors got in the primary question; this is the rating on their profiles. */
  mentor_rating: Mean,
});

export type RatedSession = z.infer<typeof RatedSession>;

export const ratedSessions = shape({
  summary: 'The completed sessions of a group, or of a pair of a programme, with their ratings (REV-18, REV-19)',
  query: z
    .object({
      group_id: IdInPath.optional(),
      program_id: IdInPath.optional(),
      mentor_id: IdInPath.optional(),
      mentee_id: IdInPath.optional(),
    })
    .refine(
      ({ group_id: group, program_id: programme, mentor_id: mentor, mentee_id: mentee }) =>
        group !== undefined || (programme !== undefined && mentor !== undefined && mentee !== undefined),
      { message: 'This field is required', path: ['group_id'] },
    ),
  response: z.object({ ratings: z.array(RatedSession) }),
  refusals,
});
