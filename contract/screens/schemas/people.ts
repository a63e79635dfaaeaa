import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Person } from '../../profiles/schemas/own.ts';
import { IdInPath, Instant } from '../../schemas/types.ts';

export const impactCounters = shape({
  summary: 'Public figures of the platform (DSH-22, B125)',
  response: z.object({
    mentors: z.number().int(),
    mentees: z.number().int(),
    completed_sessions: z.number().int(),
    countries: z.number().int(),
  }),
  refusals: [],
});

/** A mentee of a mentor, with their sessions together (DSH-15, PRO-89). */
export const MenteeCard = Person.extend({
  country: z.string().nullable(),
  sessions: z.number().int(),
  last_session_at: Instant.nullable(),
  next_session_at: Instant.nullable(),
  profile_link: z.string().nullable(),
  /** B29; null for a mentee who is paired with the mentor but has not met them. */
  progress_path: z.string().nullable(),
  /** Where the mentor writes to them; null where that cannot be (DSH-19). */
  chat_link: z.string().nullable(),
});

export type MenteeCard = z.infer<typeof MenteeCard>;

export const myMentees = shape({
  summary:
    'Whom a mentor has met or will meet, the nearest session first; in a programme whom they are paired with too (DSH-04, DSH-15, DSH-19)',
  query: z.object({ program_id: IdInPath.optional() }),
  response: z.object({ mentees: z.array(MenteeCard), total: z.number().int() }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});
