import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { mostUncutBytes, transcribeLimits, uncutSounds } from '../../../contract/transcription/index.ts';
import type { Warn } from '../../platform/jobs.ts';
import type { SoundReader, Stretch } from '../../platform/sound.ts';
import { type Heard, SpeechFault, type SpeechService } from '../../platform/speech.ts';
import type { PartRow, RecordingRow } from './queries/recordings.ts';
import { cutsOf } from './rules/cuts.ts';
import { Stopped } from './stopped.ts';

const uncut: Record<string, string> = uncutSounds;

/** A busy provider is asked so often for one part. */
const tries = 4;
const longestWaitSeconds = 60;

/** No reading of sound takes longer. */
const readingMs = 15 * 60_000;

const endingOf = ({ filename }: Pick<RecordingRow, 'filename'>) => filename.split('.').at(-1)?.toLowerCase() ?? '';

/** The parts in which a recording is transcribed; in one, with an unknown length, where nothing here reads sound. */
export const stretchesIn = async (path: string, row: RecordingRow, sound: SoundReader | null) => {
  if (sound) {
    const { durationMs, silences } = await sound.study(path, AbortSignal.timeout(readingMs));
    if (durationMs > transcribeLimits.hours * 3_600_000) throw new Stopped('too_long');
    return { durationMs, stretches: cutsOf(durationMs, silences) };
  }
  if (uncut[endingOf(row)] === undefined || row.size > mostUncutBytes) throw new Stopped('needs_reader');
  return { durationMs: null, stretches: [{ fromMs: 0, toMs: 0 }] satisfies Stretch[] };
};

interface OnePart {
  path: string;
  row: RecordingRow;
  part: PartRow;
  sound: SoundReader | null;
  speech: SpeechService;
  warn: Warn;
}

const soundOf = async ({ path, row, part, sound }: OnePart) => {
  if (sound) return sound.cut(path, part, AbortSignal.timeout(readingMs));
  const ending = endingOf(row);
  return { bytes: await readFile(path), name: `recording.${ending}`, type: uncut[ending] ?? '' };
};

/** Waits as long as a busy provider asked for; rejects when it has been asked often enough. */
const waitFor = async (fault: unknown, attempt: number, warn: Warn) => {
  if (!(fault instanceof SpeechFault) || fault.kind !== 'busy' || attempt >= tries) throw fault;
  warn('a recording could not be transcribed yet', { attempt, why: fault.message });
  await wait(1000 * Math.min(longestWaitSeconds, fault.waitSeconds ?? 2 ** attempt));
};

/** What was said in one part; rejects with a SpeechFault or NoSound. */
export const hearPart = async (one: OnePart): Promise<{ text: string; segments: Heard['segments'][number][] }> => {
  const { bytes, name, type } = await soundOf(one);
  for (let attempt = 1; ; attempt++) {
    try {
      const { text, segments } = await one.speech.transcribe({ bytes, name, type, model: one.row.model });
      return { text: text.trim(), segments: [...segments] };
    } catch (fault) {
      await waitFor(fault, attempt, one.warn);
    }
  }
};
