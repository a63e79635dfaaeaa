import type { AiRecording, ProgressEvent, Transcript } from '../../../contract/transcription/index.ts';
import { transcribeLimits } from '../../../contract/transcription/index.ts';
import { shortened } from '../../../contract/cut.ts';
import { textOf } from '../../platform/instant-text.ts';
import type { ListedRecording, PartRow, RecordingRow } from './queries/recordings.ts';
import { cuesOf } from './rules/cues.ts';
import { messageOf } from './rules/progress.ts';

const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 100) / 10);

/** AIT-12; the transcript is its beginning (AIT-11). */
export const presentRecording = (row: ListedRecording): AiRecording => ({
  id: row.id,
  filename: row.filename,
  model: row.model,
  status: row.status,
  message: messageOf(row.status, row.fault),
  progress: row.progress,
  size: row.size,
  received: row.received,
  duration: seconds(row.durationMs),
  transcript: row.transcript && shortened(row.transcript, transcribeLimits.previewLength),
  summary: row.summary,
  created_at: textOf(row.createdAt),
  expires_at: textOf(row.expiresAt),
});

/** The parts that have been transcribed, as lines with times. */
export const linesOf = (parts: readonly PartRow[]) =>
  cuesOf(
    parts.flatMap(({ text, fromMs, toMs, segments }) => (text === null ? [] : [{ fromMs, toMs, text, segments }])),
  );

/** AIT-04: some models give no times. */
export const areEstimated = (parts: readonly Pick<PartRow, 'text' | 'segments'>[]) =>
  parts.some(({ text, segments }) => Boolean(text) && segments.length === 0);

export const presentTranscript = (row: RecordingRow, parts: readonly PartRow[]): Transcript => ({
  ...presentRecording(row),
  transcript: row.transcript,
  key_points: row.keyPoints,
  action_items: row.actionItems,
  topics: row.topics,
  times_estimated: areEstimated(parts),
  cues:
    row.transcript === null
      ? []
      : linesOf(parts).map(({ fromMs, toMs, text }) => ({ from_ms: fromMs, to_ms: toMs, text })),
});

/** AIT-06 */
export const presentProgress = (row: RecordingRow): ProgressEvent => {
  const { status, message, progress, summary, duration } = presentRecording(row);
  return {
    status,
    message,
    progress,
    transcript: row.transcript,
    summary,
    duration,
    timestamp: textOf(row.changedAt),
    error: row.fault && message,
  };
};
