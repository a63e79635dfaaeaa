import { z } from 'zod';
import { Pagination } from '../../bookings/schemas/admin-rows.ts';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { longestTranscriptionSearch } from '../values.ts';

/** MTG-06: what was made of the recordings of one meeting, for admins. */
export const TranscriptionRecord = z.object({
  /** The meeting's. */
  id: Id,
  booking_id: Id,
  /** The mentees of a group with commas between them. */
  mentee_name: z.string(),
  mentor_name: z.string().nullable(),
  /** When the first person came; if nobody is known to have come, when it was to start. */
  start_time: Instant,
  /** In minutes; null until it is known. */
  duration: z.number().int().nullable(),
  /** Null on the platform. */
  program_name: z.string().nullable(),
  summary: z.string().nullable(),
  keyPoints: z.array(z.string()),
  actionItems: z.array(z.string()),
  sentiment: z.enum(['positive', 'negative', 'neutral']).nullable(),
  wordClouds: z.array(z.object({ text: z.string(), value: z.number() })),
  topics: z.array(z.string()),
  /** Whether the meeting counts as held (B53). */
  isValid: z.boolean(),
  meeting_id: Id,
  /** Where its transcript is read; null where nothing was said. */
  transcription_url: z.string().nullable(),
  /** M14: recordings are only for those who took part, so admins never get one here. */
  recording_url: z.string().nullable(),
});

export type TranscriptionRecord = z.infer<typeof TranscriptionRecord>;

export const adminTranscriptions = shape({
  summary:
    'The transcribed sessions of a program, or without one of all, for their admins; twenty a page (MTG-05, MTG-07, B141)',
  query: z.object({
    program_id: IdInPath.optional(),
    /** Part of a participant's name, of the summary or of the transcript. */
    search: z.string().trim().max(longestTranscriptionSearch, { abort: true }).optional(),
    page: IdInPath.pipe(z.number().max(100_000)).default(1),
  }),
  response: z.object({ transcriptions: z.array(TranscriptionRecord), pagination: Pagination }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.platform_admins_only',
    'programmes.not_found',
    'programmes.admins_only',
  ],
});

export type TranscriptionsPage = z.infer<typeof adminTranscriptions.response>;
