import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Message } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { Provider, TranscriptLines } from './recordings.ts';

const administering = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;
const entering = ['accounts.not_signed_in', 'transcription.meeting_not_found'] as const;

/** How far the transcript of a session's recordings is, and what the viewer can do about it (M14). */
export const SessionTranscription = z.object({
  state: z.enum(['none', 'asking', 'working', 'stopped', 'done']),
  /** What is happening, or why it stopped. */
  message: z.string().nullable(),
  /** From 0 to 100, while it is under way. */
  progress: z.number().int().nullable(),
  /** The viewer's answer. */
  agreed: z.boolean().nullable(),
  /** The names of those who would like it, and of those whose answer is missing. */
  asked_by: z.array(z.string()),
  missing: z.array(z.string()),
  /** Finished recordings of the session of which nothing has been made. */
  untranscribed: z.number().int(),
  /** Where the recording is sent, and who writes the summary (null: rules of our own, on this server). */
  provider: Provider.nullable(),
  why_not: z.object({ ask: WhyNot }),
});
export type SessionTranscription = z.infer<typeof SessionTranscription>;

export const sessionTranscription = shape({
  summary: 'How far the transcript of a session is, for who took part (MTG-09, M14)',
  params: z.object({ id: IdInPath }),
  response: SessionTranscription,
  refusals: entering,
});

export const answerTranscription = shape({
  summary: "Agrees to a session's recording being transcribed and summarised, or declines; deletes what was made (M14)",
  params: z.object({ id: IdInPath }),
  body: z.object({ agreed: z.boolean() }),
  response: Message,
  refusals: [
    ...entering,
    'accounts.not_while_viewing',
    'transcription.not_set_up',
    'transcription.forbidden',
    'transcription.no_recording',
  ],
});

export const meetingTranscript = shape({
  summary: 'What was said in a session, for who took part and the admins of its program (MTG-04, MTG-07)',
  params: z.object({ id: IdInPath }),
  response: TranscriptLines,
  refusals: entering,
});

export const transcriptionSettings = shape({
  summary: 'Whether sessions of a program may be transcribed (M14)',
  params: z.object({ id: IdInPath }),
  response: z.object({ program_id: Id, sessions_allowed: z.boolean() }),
  refusals: administering,
});

export const changeTranscriptionSettings = shape({
  summary: 'Allows it, or forbids it: what is under way stops',
  params: z.object({ id: IdInPath }),
  body: z.object({ sessions_allowed: z.boolean() }),
  response: Message,
  refusals: administering,
});
