import type { ExportFormat } from '../../../contract/transcription/index.ts';
import { inThread } from '../../platform/threads.ts';
import type { TranscriptFile } from './exports/file.ts';
import type { Cue } from './rules/cues.ts';
import type { Summary } from './rules/summary.ts';

const file = new URL('writing.worker.mjs', import.meta.url);
/** A transcript of twelve hours as a PDF needs less. */
const limits = { maxOldGenerationSizeMb: 768, mostMilliseconds: 60_000 };

const nobodyLeaves = new AbortController().signal;

/** A transcript in this format. Throws TooMuch if it takes more than a minute; refuses with 503 once too many wait. */
export const writtenAs = (format: ExportFormat, of: TranscriptFile, gone: AbortSignal) =>
  inThread({ file, workerData: { what: format, of }, limits }, gone, async ({ next }) => (await next()) as Uint8Array);

/** A summary by our own rules. */
export const summarisedByRules = (cues: readonly Cue[]) =>
  inThread(
    { file, workerData: { what: 'summary', of: cues }, limits },
    nobodyLeaves,
    async ({ next }) => (await next()) as Summary,
  );
