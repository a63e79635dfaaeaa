import type { DraftStep, FixedKind } from '../../../../contract/pairings/values.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { JobName } from '../../../platform/work.ts';
import { holdProgramme } from '../../programmes/index.ts';
import { draftById, type DraftRow, pairsOfDraft } from '../queries/drafts.ts';
import { weightList, scoreOf } from '../rules/fit/index.ts';
import { type ToFix, thatFit } from '../rules/fixed.ts';
import { fitsAt, type MatrixRow } from '../rules/matrix.ts';
import type { Matching } from '../rules/matching/index.ts';
import { keepCohort, keepProgress, replaceDraftPairs, updateDraft } from '../store/drafts.ts';
import { compareAll } from './compare.ts';
import type { MatchingPorts } from './ports.ts';
import { showAdmins } from './show-admins.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { solve } from './solve.ts';

export const draftToCalculate: JobName<{ draftId: number }> = 'pairings.calculateDraft';

/** Where each step begins and ends, of 100. */
const spans: Readonly<Record<DraftStep, readonly [from: number, to: number]>> = {
  reading: [0, 5],
  comparing: [5, 40],
  matching: [40, 95],
  writing: [95, 99],
};
/** Progress is written when it has grown by so much. */
const worthWriting = 5;

/** Nobody wants the draft any more: it was cancelled. */
class NotWanted extends Error {}

/** Keeps how far the calculation is, and ends it when it is not wanted any more. */
const watching = ({ transact }: Job, draft: DraftRow) => {
  const stop = new AbortController();
  let last = -worthWriting;
  const tell = async (step: DraftStep, part = 0) => {
    const [from, to] = spans[step];
    const done = Math.floor(from + (to - from) * part);
    if (done - last < worthWriting && part > 0) return;
    last = done;
    const wanted = await transact(async (change) => {
      await showAdmins(change, draft);
      return keepProgress(change.tx, draft.id, { step, done });
    });
    if (wanted) return;
    stop.abort();
    throw new NotWanted();
  };
  return { tell, signal: stop.signal };
};

/** What stands in the new draft whatever is best: pairs that admins named, and locks of the draft before it. */
const toFix = async ({ transact }: Job, { basis, aroundId }: DraftRow): Promise<ToFix[]> => {
  const named = basis.named.filter(({ kind }) => kind === 'together');
  const before = aroundId === null ? [] : await transact(({ tx }) => pairsOfDraft(tx, aroundId));
  const kept = before.filter(({ fixed }) => fixed === 'lock' || fixed === 'override');
  return [
    ...named.map(({ menteeId, mentorId }) => ({ menteeId, mentorId, kind: 'named_together' as const })),
    ...kept.map(({ menteeId, mentorId, fixed }) => ({ menteeId, mentorId, kind: fixed as FixedKind })),
  ];
};

/** A rule that an admin's choice cannot outvote: what is no pair by any rule but its score is not fixed. */
const mayBeFixed = (code: number | undefined) => code !== undefined && code >= 0;

const placesOf = ({ mentors }: Pick<Snapshot, 'mentors'>) => new Map(mentors.map(({ id }, place) => [id, place]));

interface Found {
  snapshot: Snapshot;
  rows: MatrixRow[];
}

const fixedIn = (wished: readonly ToFix[], { snapshot, rows }: Found) => {
  const places = placesOf(snapshot);
  const byMentee = new Map(rows.map((row) => [row.menteeId, row]));
  const codeOf = ({ menteeId, mentorId }: ToFix) => byMentee.get(menteeId)?.scores[places.get(mentorId) ?? -1];
  const allowed = wished.filter((two) => two.kind === 'named_together' || mayBeFixed(codeOf(two)));
  const weights = weightList(snapshot.basis.rules.weights);
  return thatFit(allowed, snapshot).flatMap((two) => {
    const row = byMentee.get(two.menteeId);
    const place = places.get(two.mentorId);
    if (!row || place === undefined || snapshot.historyOf(two.menteeId, two.mentorId).pairedAlready) return [];
    return [{ ...two, score: scoreOf(weights, fitsAt(row, place)) }];
  });
};

const pairRows = ({ pairs }: Matching, { snapshot, rows }: Found, fixed: readonly ToFix[]) => {
  const places = placesOf(snapshot);
  const byMentee = new Map(rows.map((row) => [row.menteeId, row]));
  const kindOf = new Map(fixed.map(({ menteeId, mentorId, kind }) => [`${menteeId} ${mentorId}`, kind]));
  return pairs.map(({ mentee, mentor, score }) => {
    const row = byMentee.get(mentee);
    if (!row) throw new Error('a pair is of people of the cohort');
    const fits = fitsAt(row, places.get(mentor) ?? 0);
    return { menteeId: mentee, mentorId: mentor, score, fits, fixed: kindOf.get(`${mentee} ${mentor}`) ?? null };
  });
};

const write = (job: Job, draft: DraftRow, found: Found, pairs: ReturnType<typeof pairRows>) =>
  job.transact(async (change) => {
    const { tx } = change;
    if (!(await keepProgress(tx, draft.id, { step: 'writing', done: 99 }))) throw new NotWanted();
    await keepCohort(tx, draft.id, {
      mentors: found.snapshot.mentors.map(({ id, seats, load }, place) => ({ mentorId: id, place, seats, load })),
      mentees: found.rows,
    });
    await replaceDraftPairs(tx, draft.id, pairs);
    await updateDraft(tx, draft.id, { status: 'ready', step: 'writing', done: 100 });
    await showAdmins(change, draft);
  });

const calculate = async (job: Job, draft: DraftRow, ports: MatchingPorts) => {
  const { basis, programId } = draft;
  const { tell, signal } = watching(job, draft);
  await tell('reading');
  const snapshot = await job.transact(async ({ tx }) => {
    // Pairs and capacities stay as they are until everything is read.
    await holdProgramme(tx, programId);
    return readSnapshot(tx, { programId, now: job.now, basis }, ports);
  });
  await tell('comparing');
  const rows = await compareAll(snapshot, (done) => tell('comparing', done / snapshot.mentees.length));
  const fixed = fixedIn(await toFix(job, draft), { snapshot, rows });
  await tell('matching');
  let noted: Promise<void> = Promise.resolve();
  const matching = await solve({ mentors: snapshot.mentors, rows }, fixed, {
    signal,
    onProgress: (done) => {
      // One note after the other; one that finds the draft cancelled ends the thread by the signal.
      noted = noted.then(() => tell('matching', done)).catch(() => {});
    },
  });
  await noted;
  await write(job, draft, { snapshot, rows }, pairRows(matching, { snapshot, rows }, fixed));
};

/** Calculates a draft, unless it was cancelled meanwhile; one that cannot be calculated says so. */
export const calculateDraft =
  (ports: MatchingPorts) =>
  async (job: Job, { draftId }: { draftId: number }) => {
    const draft = await job.transact(({ tx }) => draftById(tx, draftId));
    if (draft?.status !== 'running') return;
    try {
      await calculate(job, draft, ports);
    } catch (fault) {
      const cancelled = await job.transact(async (change) => {
        const { tx, now } = change;
        if (!(await keepProgress(tx, draftId, { step: 'writing', done: 99 }))) return true;
        await updateDraft(tx, draftId, { status: 'failed', settledAt: now });
        await showAdmins(change, draft);
        return false;
      });
      if (!cancelled) throw fault;
    }
  };
