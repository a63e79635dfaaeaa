import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { BadgeLabel, BookingTone } from './states.ts';

/** The headings that sessions are listed under on the progress page. */
export const ProgressPart = z.enum(['upcoming', 'completed', 'closed']);

export type ProgressPart = z.infer<typeof ProgressPart>;

export const ProgressSession = z.object({
  id: Id,
  part: ProgressPart,
  label: BadgeLabel,
  tone: BookingTone,
  start_at: Instant,
  end_at: Instant,
  topic: z.string(),
  /** The other participants, mentors first. */
  with: z.array(z.string()),
  /** Where participants see the session; null for an admin. */
  path: z.string().nullable(),
  /** The reader's own note; '' for none. */
  note: z.string(),
  /** C2: whether its reviews can be read by those allowed to read them. */
  shows_reviews: z.boolean(),
});

export type ProgressSession = z.infer<typeof ProgressSession>;

/** B29: the history of two people's sessions. */
export const Progress = z.object({
  person: z.object({
    id: Id,
    name: z.string(),
    photo_url: z.string().nullable(),
    deleted: z.boolean(),
    profile_path: z.string().nullable(),
  }),
  /** False for an admin, who is reading about other people's sessions. */
  shared: z.boolean(),
  /** The latest sessions, newest first. */
  sessions: z.array(ProgressSession),
});

export type Progress = z.infer<typeof Progress>;

export const showProgress = shape({
  summary: 'The sessions shared with somebody, with the reader’s notes; an admin reads all of theirs (DSH-20, B29)',
  page: true,
  params: z.object({ userId: IdInPath }),
  query: z.object({ program_id: IdInPath.optional() }),
  response: Progress,
  refusals: ['accounts.not_signed_in', 'accounts.not_found', 'programmes.not_found'],
});
