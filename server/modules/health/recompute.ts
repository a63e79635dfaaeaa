import { healthBands, healthParts } from '../../../contract/health/values.ts';
import { chunks } from '../../platform/chunks.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change, JobName } from '../../platform/work.ts';
import { calibrate } from './calibrate.ts';
import { factsOf, type HealthPorts, type PairingFacts } from './facts.ts';
import { writeInsights } from './insight.ts';
import { unsealedBetween } from './queries/insight.ts';
import { idsGoingOn, pairingsOfBookings, programmesToJudge } from './queries/pairings.ts';
import { dayMs, type Terms } from './rules/facts.ts';
import { groupHealth } from './rules/group.ts';
import { type Health, judge } from './rules/judge.ts';
import {
  type JudgedMentee,
  type JudgedPairing,
  keepJudged,
  keepSnapshots,
  lockHealth,
  noteNight,
  type Snapshot,
} from './store/judged.ts';
import { keepDay } from './store/reports.ts';
import { dayOf, termsOf } from './terms.ts';

interface Judged {
  pairing: JudgedPairing;
  mentees: JudgedMentee[];
}

const partsIn = ({ parts }: Health) =>
  Object.fromEntries(healthParts.map((name) => [name, parts[name]?.value ?? null])) as Pick<
    JudgedPairing,
    (typeof healthParts)[number]
  >;

/** The pair, or the group as the mean of its mentees, with the lowest of them. */
export const judgePairing = ({ mentees }: Pick<PairingFacts, 'mentees'>, terms: Terms) => {
  const each = mentees.map(({ menteeId, facts }) => ({ menteeId, health: judge(facts, terms) }));
  const health = groupHealth(each.map((one) => one.health));
  const [lowest] = each.toSorted((a, b) => a.health.score - b.health.score || a.menteeId - b.menteeId);
  return health && { health, each, lowest };
};

const judgedOf = (known: PairingFacts, terms: Terms, now: Change['now']): Judged | null => {
  const judged = judgePairing(known, terms);
  if (judged === null) return null;
  const { health, each, lowest } = judged;
  const { pairingId, programId, type, tally } = known;
  return {
    pairing: {
      pairingId,
      programId,
      type,
      score: health.score,
      known: health.known,
      band: healthBands[health.band],
      reason: health.reason,
      ...partsIn(health),
      fulfilment: health.fulfilment,
      age: Math.round(health.age),
      silence: Math.round(health.silence),
      lowestMenteeId: type === 'group' ? (lowest?.menteeId ?? null) : null,
      ...tally,
      computedAt: now,
    },
    mentees:
      type === 'group'
        ? each.map(({ menteeId, health: { score, band, reason } }) => ({
            pairingId,
            menteeId,
            score,
            band: healthBands[band],
            reason,
          }))
        : [],
  };
};

/** M16: judges these pairs and groups anew and keeps the result; what has ended is no longer judged. */
export const recompute = async (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  pairingIds: readonly number[],
  ports: HealthPorts,
): Promise<JudgedPairing[]> => {
  if (pairingIds.length === 0) return [];
  await lockHealth(tx, pairingIds);
  const known = await factsOf(tx, pairingIds, now, ports);
  const terms = await termsOf(
    tx,
    known.map(({ programId }) => programId),
    now,
  );
  const judged = known.flatMap((one) => {
    const by = terms.get(one.programId);
    return (by && judgedOf(one, by, now)) ?? [];
  });
  const rows = judged.map(({ pairing }) => pairing);
  await keepJudged(tx, pairingIds, { pairings: rows, mentees: judged.flatMap(({ mentees }) => mentees) });
  return rows;
};

/** What is kept of a day. */
export const snapshotOf = (
  { pairingId, programId, type, score, known, band, age }: JudgedPairing,
  day: string,
): Snapshot => ({
  pairingId,
  day,
  programId,
  type,
  score,
  known,
  band,
  ageDays: Math.floor(age / dayMs),
});

/** How many pairs one transaction judges: few enough that nobody waits for it. */
const atOnce = 500;

/** All pairs and groups of a program that go on, piece by piece. */
const judgeProgramme = async (
  { transact }: Pick<Job, 'transact'>,
  programId: number,
  each: (change: Change, pairingIds: readonly number[]) => Promise<void>,
) => {
  let last = 0;
  for (;;) {
    const ids = await transact(({ tx }) => idsGoingOn(tx, programId, last, atOnce));
    if (ids.length > 0) await transact((change) => each(change, ids));
    if (ids.length < atOnce) return;
    last = ids.at(-1) ?? last;
  }
};

export const judgedAnew: JobName<{ programId: number }> = 'health.judgedAnew';

/** A program has changed how it judges: everything is judged anew. Safe to run twice. */
export const judgeAnew =
  (ports: HealthPorts) =>
  (job: Job, { programId }: { programId: number }) =>
    judgeProgramme(job, programId, async (change, ids) => void (await recompute(change, ids, ports)));

/** Reviews that were sealed for seven days may be quoted from now on; whoever was down meanwhile looks further back. */
const quotedSince = { hours: 48 };

/**
 * M16: once a day (of UTC) every running program's pairs are judged, and how each is that day is kept. Summaries follow
 * the reviews that became readable.
 */
export const judgeNightly = (ports: HealthPorts) => async (job: Job) => {
  const { now, transact } = job;
  const day = dayOf(now);
  const programmes = await transact(({ tx }) => programmesToJudge(tx, day));
  if (programmes.length > 0) {
    const unsealed = await transact(({ tx }) => unsealedBetween(tx, now.subtract(quotedSince), now));
    const about = await transact(({ tx }) => pairingsOfBookings(tx, unsealed));
    await eachApart(about, (id) => transact((change) => writeInsights(change, [id], ports)));
  }
  await eachApart(programmes, async (programId) => {
    await judgeProgramme(job, programId, async (change, ids) => {
      const rows = await recompute(change, ids, ports);
      await keepSnapshots(
        change.tx,
        day,
        rows.map((row) => snapshotOf(row, day)),
      );
    });
    await transact(async ({ tx }) => {
      await keepDay(tx, programId, day);
      await calibrate({ tx, now }, programId);
      await noteNight(tx, programId, day);
    });
  });
};

/** Judges many at once, piece by piece. */
export const recomputeAll = ({ transact }: Job, pairingIds: readonly number[], ports: HealthPorts) =>
  eachApart(chunks(pairingIds, atOnce), (piece) =>
    transact(async (change) => void (await recompute(change, piece, ports))),
  );
