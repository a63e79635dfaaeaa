import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TranscriptMade } from '../../domain-events/meetings.ts';
import type { Job } from '../../platform/jobs.ts';
import { NoSound } from '../../platform/sound.ts';
import { SpeechFault, type SpeechService } from '../../platform/speech.ts';
import type { Change } from '../../platform/work.ts';
import { hearPart, stretchesIn } from './hear.ts';
import { letGo } from '../meetings/index.ts';
import type { Means } from './means.ts';
import { audienceOf, partsOf, recordingById, type RecordingRow, soundOf } from './queries/recordings.ts';
import { meetingOfRecording, recordingsIn } from './queries/sessions.ts';
import { linesOf } from './present.ts';
import { textOf } from './rules/cues.ts';
import { endOf, type Fault, isStopped, progressAt, progressWith } from './rules/progress.ts';
import { writeFile } from './sound-file.ts';
import { changeRecording, dropPieces, insertParts, keepPart, lockRecording } from './store.ts';
import { Stopped } from './stopped.ts';
import { summaryOf } from './write-summary.ts';

/** One job working on one recording. */
interface Run {
  job: Job;
  row: RecordingRow;
  means: Means;
}

/** Changes the recording, unless it was deleted or has ended meanwhile: then there is nothing left to do. */
const advance = ({ job, row }: Run, run: (change: Change) => Promise<Partial<RecordingRow>>) =>
  job.transact(async (change) => {
    const { tx, now, refresh } = change;
    const locked = await lockRecording(tx, row.id);
    if (!locked || locked.status === 'completed' || isStopped(locked.status)) throw new Stopped(null);
    await changeRecording(tx, row.id, { ...(await run(change)), changedAt: now });
    refresh({ people: await audienceOf(tx, row), keys: ['recordings', 'booking'] });
  });

/** Where it is cut, unless an earlier run has found that already. */
const findParts = async (run: Run, path: string) => {
  const { job, row, means } = run;
  const known = await job.transact(({ tx }) => partsOf(tx, row.id));
  if (known.length > 0) return;
  await advance(run, async () => ({ status: 'processing', progress: progressAt.processing }));
  const { durationMs, stretches } = await stretchesIn(path, row, means.sound);
  await advance(run, async ({ tx }) => {
    await insertParts(
      tx,
      stretches.map((stretch, position) => ({ recordingId: row.id, position, ...stretch })),
    );
    return { durationMs };
  });
};

/** Has each part transcribed that has no text yet, and keeps it at once: a job that begins anew goes on from there. */
const transcribeParts = async (run: Run, path: string, speech: SpeechService) => {
  const { job, row, means } = run;
  const parts = await job.transact(({ tx }) => partsOf(tx, row.id));
  for (const [at, part] of parts.entries()) {
    if (part.text !== null) continue;
    await advance(run, async () => ({ status: 'transcribing', progress: progressWith(at, parts.length) }));
    const heard = await hearPart({ path, row, part, sound: means.sound, speech, warn: job.warn });
    await advance(run, async ({ tx }) => {
      await keepPart(tx, part, heard);
      return { progress: progressWith(at + 1, parts.length) };
    });
  }
};

/** Several recordings of one session are one transcript: people hear of it once the last of them is a text. */
const tellWhenWhole = async ({ tx, now, announce }: Change, { id, meetingRecordingId }: RecordingRow) => {
  if (meetingRecordingId === null) return;
  const meeting = await meetingOfRecording(tx, meetingRecordingId);
  if (!meeting) return;
  const others = (await recordingsIn(tx, meeting.id)).filter(({ made }) => made && made.id !== id);
  if (!others.every(({ made }) => made?.status === 'completed')) return;
  const { id: meetingId, room } = meeting;
  await announce<TranscriptMade>({ name: 'meeting.transcript_made', meetingId, room, at: now.toString() });
};

/** The summary, and the end: the sound is not needed any more. */
const conclude = async (run: Run) => {
  const { job, row, means } = run;
  const parts = await job.transact(({ tx }) => partsOf(tx, row.id));
  const transcript = textOf(parts.map((part) => ({ ...part, text: part.text ?? '' })));
  if (transcript === '') throw new Stopped('no_speech');
  await advance(run, async () => ({ status: 'summarizing', progress: progressAt.summarizing }));
  const { summary, key_points, action_items, topics, sentiment, word_clouds, by } = await summaryOf(
    linesOf(parts),
    means.writers,
    job.warn,
  );
  await advance(run, async (change) => {
    await letGo(change, await dropPieces(change.tx, row.id));
    await tellWhenWhole(change, row);
    return {
      status: 'completed',
      progress: 100,
      transcript,
      summary: summary === '' ? null : summary,
      keyPoints: key_points,
      actionItems: action_items,
      topics,
      sentiment,
      wordClouds: word_clouds,
      summarizedBy: by,
    };
  });
};

const work = async (run: Run) => {
  const { job, row, means } = run;
  if (!means.speech) throw new Stopped('not_set_up');
  await advance(run, async () => ({ status: 'preprocessing', progress: progressAt.preprocessing }));
  const folder = await mkdtemp(join(tmpdir(), 'lantern-sound-'));
  try {
    const path = join(folder, 'recording');
    const pieces = await job.transact(({ tx }) => soundOf(tx, row));
    await writeFile(means.files, pieces, path);
    await findParts(run, path);
    await transcribeParts(run, path, means.speech);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await conclude(run);
};

/** Why it stopped; undefined for what is a bug of ours, or of the machine, and is tried again by the queue. */
const faultIn = (error: unknown): Fault | null | undefined => {
  if (error instanceof Stopped) return error.fault;
  if (error instanceof NoSound) return 'no_sound';
  if (error instanceof SpeechFault) return error.kind;
  return undefined;
};

/** Transcribes an uploaded recording through all its stages (AIT-07). It may be killed and run again at any point. */
export const transcribeRecording =
  (means: Means) =>
  async (job: Job, { recordingId }: { recordingId: number }) => {
    const row = await job.transact(({ tx }) => recordingById(tx, recordingId));
    if (!row || row.status === 'completed' || isStopped(row.status)) return;
    const run: Run = { job, row, means };
    try {
      await work(run);
    } catch (error) {
      const fault = faultIn(error);
      if (fault === undefined) throw error;
      if (fault === null) return;
      await advance(run, async () => ({ status: endOf(fault), fault })).catch((late: unknown) => {
        if (!(late instanceof Stopped)) throw late;
      });
    }
  };
