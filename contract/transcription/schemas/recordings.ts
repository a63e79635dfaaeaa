import { z } from 'zod';
import { shape, uploadLimit } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { FileAnswer, Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { exportFormats, recordingStatuses, transcribeLimits, transcriptionModels } from '../values.ts';

/** AIT-12: a recording in the list of whoever uploaded it. */
export const AiRecording = z.object({
  id: Id,
  filename: z.string(),
  model: z.enum(transcriptionModels),
  status: z.enum(recordingStatuses),
  /** What is happening, or why it stopped; in English, as in the stream's events (AIT-06). */
  message: z.string(),
  /** From 0 to 100. */
  progress: z.number().int(),
  /** In bytes: the whole file, and what has arrived of it. */
  size: z.number().int(),
  received: z.number().int(),
  /** In seconds; null until it is known. */
  duration: z.number().nullable(),
  /** AIT-11: its first 150 characters; null while there is none. */
  transcript: z.string().nullable(),
  summary: z.string().nullable(),
  created_at: Instant,
  /** When it is deleted. */
  expires_at: Instant,
});
export type AiRecording = z.infer<typeof AiRecording>;

const Moment = z.object({ text: z.string(), at_ms: z.number().int() });

export const TranscriptLines = z.object({
  transcript: z.string().nullable(),
  /** The transcript with the times of its lines. */
  cues: z.array(z.object({ from_ms: z.number().int(), to_ms: z.number().int(), text: z.string() })),
  /** The service gave no times: they are estimated from the length of what was said. */
  times_estimated: z.boolean(),
});

export type TranscriptLines = z.infer<typeof TranscriptLines>;

export const Transcript = AiRecording.extend({
  key_points: z.array(Moment),
  action_items: z.array(Moment),
  topics: z.array(z.string()),
  ...TranscriptLines.shape,
});
export type Transcript = z.infer<typeof Transcript>;

/** AIT-06: what an event of the stream carries. */
export const ProgressEvent = AiRecording.pick({
  status: true,
  message: true,
  progress: true,
  transcript: true,
  summary: true,
  duration: true,
}).extend({ timestamp: Instant, error: z.string().nullable() });
export type ProgressEvent = z.infer<typeof ProgressEvent>;

const own = ['accounts.not_signed_in', 'accounts.not_while_viewing', 'transcription.not_found'] as const;
const ofRecording = { params: z.object({ id: IdInPath }) };

/** M13: where recordings and their transcripts go, to be shown before the first one leaves. */
export const Provider = z.object({
  speech: z.string(),
  /** Who writes the summaries; null: rules of our own, on this server. */
  summary: z.string().nullable(),
  /** Whether the sound of videos can be read here. */
  reads_video: z.boolean(),
});

export const listRecordings = shape({
  summary: "The reader's recordings, the latest first, and where new ones would be sent (AIT-01, M13)",
  response: z.object({ provider: Provider.nullable(), recordings: z.array(AiRecording) }),
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing'],
});

export const showRecording = shape({
  summary: 'A recording with its whole transcript',
  ...ofRecording,
  response: Transcript,
  refusals: own,
});

const uploads = { maxBytes: transcribeLimits.pieceBytes, maxFiles: 1 };
const failures = { success: z.literal(true), message: z.string() };

export const transcribe = shape({
  summary: 'Uploads a recording to be transcribed, or the first 8 MB of a larger one (AIT-05)',
  uploads: { recording: uploads },
  body: z.object({
    model: z.enum(transcriptionModels, say('transcription.model_missing')),
    filename: z.string().max(transcribeLimits.nameLength, { abort: true }).optional(),
    /** In bytes; without it the file is what was sent. */
    size: z.coerce.number<unknown>().int().positive().optional(),
  }),
  response: z.object({ ...failures, recording: z.object({ id: Id, filename: z.string() }) }),
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_while_viewing',
    'transcription.not_set_up',
    'transcription.wrong_type',
    'transcription.too_big',
    'transcription.empty',
    'transcription.piece_wrong',
    'transcription.too_many',
  ],
  idempotent: true,
  limit: uploadLimit,
});

export const addRecordingPiece = shape({
  summary: 'The next 8 MB of a recording; the same piece again changes nothing',
  uploads: { piece: uploads },
  ...ofRecording,
  body: z.object({ position: z.coerce.number<unknown>().int().min(1).max(100) }),
  response: z.object({ ...failures, received: z.number().int() }),
  refusals: [...own, 'transcription.piece_wrong', 'transcription.uploaded'],
});

export const transcribeAgain = shape({
  summary: 'Tries again, after the transcription of a recording stopped',
  ...ofRecording,
  response: Message,
  refusals: [...own, 'transcription.not_set_up', 'transcription.not_stopped', 'transcription.sound_gone'],
  limit: uploadLimit,
});

export const deleteRecording = shape({
  summary: 'Deletes a recording with everything that was made from it',
  ...ofRecording,
  response: Message,
  refusals: own,
});

export const transcribeStream = shape({
  summary: 'Server-sent events: how far a recording is; ends when it is done (AIT-06, AIT-09)',
  answers: 'stream',
  query: z.object({
    recording_id: IdInPath,
    /** The documents name it; the recording knows its own. */
    model: z.enum(transcriptionModels).optional(),
  }),
  response: z.never(),
  refusals: own,
});

export const exportTranscript = shape({
  summary: 'The transcript as a file (AIT-04, B61)',
  answers: 'file',
  ...ofRecording,
  query: z.object({ format: z.enum(exportFormats) }),
  response: FileAnswer,
  refusals: [...own, 'transcription.not_ready'],
  // Each is written in a thread, which others wait for.
  limit: { max: 30, per: 'minute', by: 'account' },
});
