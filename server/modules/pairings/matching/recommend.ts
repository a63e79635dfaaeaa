import type { Temporal } from 'temporal-polyfill';
import { matchingLimits } from '../../../../contract/pairings/values.ts';
import { eachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Tx } from '../../../platform/work.ts';
import { programsToSuggestIn, type ToSuggest } from '../queries/recommendations.ts';
import type { MatrixRow } from '../rules/matrix.ts';
import { columnOf, onlySuggestible, suggestedTo } from '../rules/suggest.ts';
import { replaceRecommendations } from '../store/recommendations.ts';
import { readBasis } from './basis.ts';
import { compareAll } from './compare.ts';
import type { MatchingPorts } from './ports.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { solve } from './solve.ts';

/** Those of the mentors who can be booked now. */
const openOf = async (
  tx: Tx,
  { programId, now, mentorIds }: { programId: number; now: Temporal.Instant; mentorIds: readonly number[] },
  { bookableSlotsOf }: MatchingPorts,
) => {
  const slots = await bookableSlotsOf(tx, mentorIds, { now, programId, until: now.add({ hours: 24 * 30 }) });
  return new Set([...slots].filter(([, starts]) => starts.length > 0).map(([id]) => id));
};

const toRow =
  (userId: number) =>
  ({ id, score }: { id: number; score: number }, at: number) => ({ userId, suggestedId: id, score, rank: at + 1 });

/** Those who may be suggested to each other, none where there are too many people to compare. */
const comparedIn = async (
  { mentees, mentors, ...rest }: Snapshot,
  open: ReadonlySet<number>,
): Promise<(MatrixRow & { wants: 1 })[]> => {
  if (mentees.length === 0 || mentors.length === 0 || mentees.length * mentors.length > matchingLimits.pairs) return [];
  const mentorIds = mentors.map(({ id }) => id);
  const compared = await compareAll({ mentees, mentors, ...rest });
  return compared.map((row) => ({ ...onlySuggestible(row, mentorIds, open), wants: 1 }));
};

/**
 * D21: whom each mentee of a cohort is suggested. The first are shared out like pairs, one for each mentee and no mentor
 * more often than they have places: so one star is not first for everybody.
 */
const suggestMentors = async (snapshot: Snapshot, open: ReadonlySet<number>) => {
  const { mentors } = snapshot;
  const rows = await comparedIn(snapshot, open);
  const { pairs } = await solve({ mentors, rows }, []);
  const first = new Map(pairs.map(({ mentee, mentor }) => [mentee, mentor]));
  const mentorIds = mentors.map(({ id }) => id);
  return rows.flatMap(({ menteeId, scores }) =>
    suggestedTo(scores, mentorIds, first.get(menteeId)).map(toRow(menteeId)),
  );
};

/** D21: whom each mentor with room is suggested, where mentors pick. The first of each is nobody else's first. */
const suggestMentees = async (snapshot: Snapshot) => {
  const mentors = snapshot.mentors.map((mentor) => ({ ...mentor, seats: 1, load: 0 }));
  const rows = await comparedIn(snapshot, new Set(mentors.map(({ id }) => id)));
  const { pairs } = await solve({ mentors, rows }, []);
  const first = new Map(pairs.map(({ mentee, mentor }) => [mentor, mentee]));
  const menteeIds = rows.map(({ menteeId }) => menteeId);
  return mentors.flatMap(({ id }, place) =>
    suggestedTo(columnOf(rows, place), menteeIds, first.get(id)).map(toRow(id)),
  );
};

const recommendIn = async ({ now, transact }: Job, { id: programId, method }: ToSuggest, ports: MatchingPorts) => {
  const day = now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  // A mentor picks mentees whether or not there is a free hour this month.
  const toMentors = method === 'mentor_picks';
  const { snapshot, open } = await transact(async ({ tx }) => {
    const basis = await readBasis(tx, programId);
    const read = await readSnapshot(tx, { programId, now, basis }, ports);
    const mentorIds = read.mentors.map(({ id }) => id);
    return { snapshot: read, open: toMentors ? null : await openOf(tx, { programId, now, mentorIds }, ports) };
  });
  const rows = open === null ? await suggestMentees(snapshot) : await suggestMentors(snapshot, open);
  await transact(async ({ tx, refresh }) => {
    await replaceRecommendations(tx, programId, { day, rows });
    refresh({ people: [...new Set(rows.map(({ userId }) => userId))], keys: ['dashboard'] });
  });
};

/** B136: once a day, for each program in which members pick and are matched by what people have said. */
export const recommendNightly = (ports: MatchingPorts) => async (job: Job) => {
  const day = job.now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const due = await job.transact(({ tx }) => programsToSuggestIn(tx, day));
  await eachApart(due, (program) => recommendIn(job, program, ports));
};
