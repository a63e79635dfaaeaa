import type { ExportFormat } from '../../../contract/transcription/index.ts';
import type { FileAnswer } from '../../../contract/schemas/types.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { ReadWork } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { timeOf, type TranscriptFile } from './exports/file.ts';
import { areEstimated, linesOf } from './present.ts';
import { partsOf, type RecordingRow } from './queries/recordings.ts';
import { writtenAs } from './write-in-thread.ts';

const types: Record<ExportFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  srt: 'application/x-subrip; charset=utf-8',
};

const words = {
  summary: 'Summary',
  keyPoints: 'Key points',
  actionItems: 'Action items',
  transcript: 'Transcript',
  page: 'Page',
};

/** AIT-04, B61 */
export const exportAs = async (
  { tx, actor }: ReadWork<Actor>,
  row: RecordingRow,
  { format, gone }: { format: ExportFormat; gone: AbortSignal },
): Promise<FileAnswer> => {
  refuseIf(row.status === 'completed' ? null : 'transcription.not_ready');
  const parts = await partsOf(tx, row.id);
  const name = row.filename.replace(/\.[^.]*$/, '');
  const day = row.createdAt.toZonedDateTimeISO(actor.timezone).toPlainDate().toString();
  const file: TranscriptFile = {
    title: name,
    details: [
      { label: 'Recording', value: row.filename },
      { label: 'Uploaded', value: day },
      ...(row.durationMs === null ? [] : [{ label: 'Length', value: timeOf(row.durationMs) }]),
      { label: 'Transcribed by', value: row.model },
      ...(areEstimated(parts) ? [{ label: 'Times', value: 'estimated from the length of what was said' }] : []),
    ],
    summary: row.summary,
    key_points: row.keyPoints.map(({ text }) => text),
    action_items: row.actionItems.map(({ text }) => text),
    cues: linesOf(parts),
    words,
  };
  return { body: await writtenAs(format, file, gone), type: types[format], name: `${name}.${format}` };
};
