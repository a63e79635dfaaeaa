import { type FitWeights, matchingLimits } from '../../../../contract/pairings/values.ts';
import type { Change } from '../../../platform/work.ts';
import { partsOf } from '../rules/fit/index.ts';
import { fitsAt, type MatrixRow, reweighed } from '../rules/matrix.ts';
import { judgedBy, readBasis } from './basis.ts';
import { compareOne } from './compare.ts';
import type { MatchingPorts } from './ports.ts';
import { peopleBy } from './present.ts';
import { readQuestions } from './questions.ts';
import type { RecentRows } from './recent-rows.ts';
import { readCohort, readFacts } from './snapshot.ts';

/** The first, the last, and those evenly in between. */
const spread = <T>(all: readonly T[], most: number): T[] => {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, n) => all[Math.round(n * step)] as T);
};

const bestPlace = ({ scores }: MatrixRow) =>
  scores.reduce((best, score, place) => (score > (scores[best] ?? -1) ? place : best), 0);

/**
 * M15: a few mentees with the mentor who fits them best by weights that nobody has saved. Who is there, who is or was a pair and what
 * the rules are is read each time; what people have said, once a minute.
 */
export const showExamples = async (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  { programId, weights }: { programId: number; weights: FitWeights },
  { ports, recent }: { ports: Pick<MatchingPorts, 'openSlotsOf'>; recent: RecentRows },
) => {
  const saved = await readBasis(tx, programId);
  const basis = { ...saved, rules: { ...saved.rules, weights } };
  const { mentees, mentors, pairs } = await readCohort(tx, programId, basis);
  const weighsNothing = Object.values(weights).every((weight) => weight === 0);
  if (mentors.length === 0 || weighsNothing) return { examples: [] };
  const shown = spread(mentees, matchingLimits.examples);
  const own = pairs.filter(({ menteeId }) => shown.some(({ id }) => id === menteeId));
  const about = JSON.stringify([
    saved.named,
    { ...saved.rules, weights: null },
    shown,
    mentors.map(({ id }) => id),
    own,
    (await readQuestions(tx, programId)).compared,
  ]);
  const rows = await recent(programId, { now, about }, async () => {
    const snapshot = await readFacts(tx, { programId, now, basis }, { mentees: shown, mentors, pairs }, ports);
    return snapshot.mentees.map((mentee) => compareOne(snapshot, mentee));
  });
  const found = rows.flatMap((one) => {
    const row = reweighed(one, { rules: judgedBy(basis.rules), weights });
    const place = bestPlace(row);
    const score = row.scores[place] ?? -1;
    const mentor = mentors[place];
    return score < 0 || !mentor
      ? []
      : [{ menteeId: row.menteeId, mentorId: mentor.id, score, fits: fitsAt(row, place) }];
  });
  const person = await peopleBy(
    tx,
    found.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]),
  );
  return {
    examples: found.map(({ menteeId, mentorId, score, fits }) => ({
      mentee: person(menteeId),
      mentor: person(mentorId),
      score,
      parts: partsOf(weights, fits),
    })),
  };
};
