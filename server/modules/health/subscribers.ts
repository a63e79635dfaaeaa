import { Temporal } from 'temporal-polyfill';
import type { ConsentWithdrawn, RecordingsDropped, TranscriptMade } from '../../domain-events/meetings.ts';
import type { GroupJoined, PairingEnded, PairingPaused, PairingResumed } from '../../domain-events/pairings.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Writers } from '../../platform/language.ts';
import type { Change } from '../../platform/work.ts';
import { bookingOf } from '../bookings/index.ts';
import type { HealthPorts } from './facts.ts';
import { writeInsights } from './insight.ts';
import { pairingsOfBookings, pairingsWith } from './queries/pairings.ts';
import { recompute, recomputeAll } from './recompute.ts';
import { lockHealth } from './store/judged.ts';
import { forgetDigests, forgetInsights } from './store/reports.ts';
import { beginPause, endPause, noteJoined } from './store/clocks.ts';
import { askForDigests } from './write-digest.ts';

type Written = HealthPorts & { writers: Writers };

/** M16: a pair that rests, or has ended, loses no time by it. */
export const stopClocks = ({ tx }: Change, { pairingId, at }: PairingPaused | PairingEnded) =>
  beginPause(tx, pairingId, Temporal.Instant.from(at));

export const startClocks = ({ tx }: Change, { pairingId, at }: PairingResumed) =>
  endPause(tx, pairingId, Temporal.Instant.from(at));

/** Who joins a group later is new in it, whatever the others have behind them. */
export const startTheirClocks = ({ tx }: Change, { pairingId, userIds, at }: GroupJoined) =>
  noteJoined(tx, pairingId, userIds, Temporal.Instant.from(at));

/** Something changed about a pair or group. */
export const lookAtPairing =
  (ports: HealthPorts) =>
  ({ transact }: Job, { pairingId }: { pairingId: number }) =>
    transact(async (change) => void (await recompute(change, [pairingId], ports)));

/** Something changed about a session; those of the platform belong to no pair. */
export const lookAtSession =
  ({ writers, ...ports }: Written) =>
  async ({ transact }: Job, { bookingId, programId }: { bookingId: number; programId: number | null }) => {
    if (programId === null) return;
    await transact(async (change) => {
      const ids = await pairingsOfBookings(change.tx, [bookingId]);
      await recompute(change, ids, ports);
      await writeInsights(change, ids, ports);
      // A transcript may be there before the session counts as held.
      await askForDigests(change, ids, writers);
    });
  };

/** What the transcript of a session says is in the summary of its pair once it is there. */
export const lookAtTranscript =
  ({ writers, ...ports }: Written) =>
  ({ transact }: Job, { room }: TranscriptMade) =>
    transact(async (change) => {
      const ids = await pairingsOfBookings(change.tx, [bookingOf(room)]);
      await writeInsights(change, ids, ports);
      await askForDigests(change, ids, writers);
    });

/** What was written so far; whoever is writing it now is waited for. */
const forgetSummaries = async (tx: Change['tx'], ids: readonly number[]) => {
  await lockHealth(tx, ids);
  await forgetInsights(tx, ids);
  await forgetDigests(tx, ids);
};

/** M48, B122: what quotes a recording that is gone is written anew when it is next asked for, of the others. */
export const forgetQuotes =
  (writers: Writers) =>
  async (change: Change, { room }: ConsentWithdrawn | RecordingsDropped) => {
    const ids = await pairingsOfBookings(change.tx, [bookingOf(room)]);
    await forgetSummaries(change.tx, ids);
    await askForDigests(change, ids, writers);
  };

/** ACC-66, B77: what names somebody who left, or quotes them, is written anew when it is next asked for. */
export const forgetTheirWords = async ({ tx }: Change, { userId }: { userId: number }) =>
  forgetSummaries(tx, await pairingsWith(tx, userId));

/** B77: the pairs of who left are gone, and groups go on without them. */
export const lookWithout =
  (ports: HealthPorts) =>
  async (job: Job, { userId }: { userId: number }) =>
    recomputeAll(job, await job.transact(({ tx }) => pairingsWith(tx, userId)), ports);
