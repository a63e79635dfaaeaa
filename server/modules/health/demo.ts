import type { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../platform/db.ts';
import type { Change } from '../../platform/work.ts';
import { objectivesOfPairs } from '../objectives/index.ts';
import type { HealthPorts } from './facts.ts';
import { writeInsights } from './insight.ts';
import { idsGoingOn } from './queries/pairings.ts';
import { recompute, snapshotOf } from './recompute.ts';
import { keepDay } from './store/reports.ts';
import { keepSnapshots, noteNight } from './store/judged.ts';
import { healthActs } from './tables.ts';
import { dayOf } from './terms.ts';

/** How far back the demonstration's trend goes, and how many days are between two of its points. */
const days = 182;
const step = 14;
const most = 500;

interface Demo {
  programId: number;
  now: Temporal.Instant;
  pulsesOf: HealthPorts['pulsesOf'];
}

/** The day before the first silent pair is nudged again: nobody gets an email for looking at a demonstration. */
const noteNudges = async (change: Pick<Change, 'tx' | 'now'>, pairingIds: readonly number[]) =>
  writeRows(
    change.tx,
    healthActs,
    pairingIds.map((pairingId) => ({ pairingId, nudgedAt: change.now, warnedAt: null })),
  );

/**
 * How the pairs and groups of a program of the demonstration are, and how they were week by week: judged by the rules from
 * its sessions and reviews, as they were known then.
 */
export const writeDemoHealth = async ({ tx }: Pick<Change, 'tx'>, { programId, now, pulsesOf }: Demo) => {
  const ports = { objectivesOf: objectivesOfPairs, pulsesOf };
  const ids = await idsGoingOn(tx, programId, 0, most);
  for (let ago = days; ago >= 0; ago -= step) {
    const then = now.subtract({ hours: 24 * ago });
    const known = (await recompute({ tx, now: then }, ids, ports)).filter(({ age }) => age > 0);
    const day = dayOf(then);
    await keepSnapshots(
      tx,
      day,
      known.map((row) => snapshotOf(row, day)),
    );
    await keepDay(tx, programId, day);
  }
  await noteNudges({ tx, now }, ids);
  await writeInsights({ tx, now }, ids, ports);
  await noteNight(tx, programId, dayOf(now));
};
