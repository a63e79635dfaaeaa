import {
  type Bar,
  bars,
  fitCriteria,
  type FitWeights,
  type LeftOutReason,
} from '../../../../contract/pairings/values.ts';
import { barOf, type History, missesMust, type Rules } from './fit/bars.ts';
import { scoreOf, unknown, weightList, writeValues } from './fit/index.ts';
import type { FitPerson, Two } from './fit/people.ts';

/** What was found about one mentee and all mentors, in the order of the mentors. */
export interface MatrixRow {
  menteeId: number;
  wants: number;
  /** Scores of 10,000; below zero, the rule that keeps the two apart. */
  scores: Int16Array;
  /** For each mentor a value for each criterion (`fit/index.ts`). */
  fits: Int16Array;
}

const perMentor = fitCriteria.length;

const codeOf = (score: number, bar: Bar | null) => (bar === null ? score : -1 - bars.indexOf(bar));

/** The rule that stands between the two, by what is kept of them; null when they may be a pair. */
export const barIn = (code: number): Bar | null => (code >= 0 ? null : (bars[-1 - code] ?? null));

/** Values from before a criterion was added, in as many places as there are now: of the new one nothing is known. */
export const widened = (fits: Int16Array, mentors: number) => {
  const before = mentors === 0 ? perMentor : fits.length / mentors;
  if (before === perMentor || fits.length === 0) return fits;
  const wide = new Int16Array(mentors * perMentor).fill(unknown);
  for (let place = 0; place < mentors; place += 1)
    wide.set(fits.subarray(place * before, (place + 1) * before), place * perMentor);
  return wide;
};

export const fitsAt = (row: Pick<MatrixRow, 'fits'>, place: number) => [
  ...row.fits.subarray(place * perMentor, (place + 1) * perMentor),
];

interface Compared {
  mentee: FitPerson & { wants: number };
  mentors: readonly FitPerson[];
  sharedMinutes: (mentee: FitPerson, mentor: FitPerson) => number | null;
  historyOf: (menteeId: number, mentorId: number) => History;
  rules: Rules;
  weights: FitWeights;
}

/** Compares a mentee with all mentors. */
export const rowOf = ({ mentee, mentors, sharedMinutes, historyOf, rules, weights: named }: Compared): MatrixRow => {
  const weights = weightList(named);
  const scores = new Int16Array(mentors.length);
  const fits = new Int16Array(mentors.length * perMentor);
  mentors.forEach((mentor, place) => {
    const two: Two = { mentee, mentor, sharedMinutes: sharedMinutes(mentee, mentor) };
    const at = place * perMentor;
    writeValues(two, fits, at);
    const score = scoreOf(weights, fits, at);
    const history = historyOf(mentee.id, mentor.id);
    scores[place] = codeOf(score, barOf({ two, history, rules, weights, values: fits, at, score }));
  });
  return { menteeId: mentee.id, wants: mentee.wants, scores, fits };
};

/** Bars that do not depend on what a criterion weighs. */
const standsAnyway = (bar: Bar | null) => bar !== null && bar !== 'must_missed' && bar !== 'score_too_low';

/**
 * The same row by other weights. A pair that only its old weights kept apart is judged anew; other rules stand.
 */
export const reweighed = (
  row: MatrixRow,
  { rules, weights: named }: { rules: Rules; weights: FitWeights },
): MatrixRow => {
  const weights = weightList(named);
  const scores = row.scores.map((code, place) => {
    if (standsAnyway(barIn(code))) return code;
    const at = place * perMentor;
    const score = scoreOf(weights, row.fits, at);
    if (missesMust(weights, row.fits, at)) return codeOf(score, 'must_missed');
    return codeOf(score, score < rules.lowestScore ? 'score_too_low' : null);
  });
  return { ...row, scores };
};

/** M15: what a mentee asks for is seen by nobody else, so it is one reason with the languages that two have in common. */
const asAdminsRead = (bar: Bar) => (bar === 'profiles_apart' ? 'no_shared_language' : bar);

interface WhyAlone {
  reason: LeftOutReason;
  mentors: number;
  possible: number;
}

/** Which rule keeps most mentors away from a mentee, and how many mentors no rule keeps away. */
export const whyAlone = ({ scores }: Pick<MatrixRow, 'scores'>): WhyAlone => {
  const kept = new Map<ReturnType<typeof asAdminsRead>, number>();
  let possible = 0;
  for (const code of scores) {
    const bar = barIn(code);
    if (bar === null) possible += 1;
    else kept.set(asAdminsRead(bar), (kept.get(asAdminsRead(bar)) ?? 0) + 1);
  }
  const [worst] = [...kept].toSorted(([one, a], [other, b]) => b - a || bars.indexOf(one) - bars.indexOf(other));
  if (possible > 0) return { reason: 'no_room', mentors: possible, possible };
  if (worst === undefined) return { reason: 'no_mentors', mentors: 0, possible };
  return { reason: worst[0], mentors: worst[1], possible };
};
