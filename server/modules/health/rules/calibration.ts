import { activeBetween } from './clock.ts';
import type { Pause } from './facts.ts';

/** What a pair's number was on a day, and how it went on. */
export interface Foretold {
  /** H of 10,000. */
  score: number;
  /** Judged poor that day. */
  alarm: boolean;
  /** Closed early, or silent for 60 days, within the next 90. */
  lost: boolean;
}

export interface Calibration {
  pairs: number;
  lost: number;
  /** How often a pair that was lost had the lower number of two; 0.5 is chance. Null without both outcomes. */
  auc: number | null;
  /** The share of lost pairs that were judged poor, and of the others that were not. */
  sensitivity: number | null;
  specificity: number | null;
  calibrated: boolean;
}

const leastPairs = 50;
const leastOfEither = 10;

/** Enough pairs, with enough of either outcome, to be believed. */
export const isCalibrated = ({ pairs, lost }: Pick<Calibration, 'pairs' | 'lost'>) =>
  pairs >= leastPairs && Math.min(lost, pairs - lost) >= leastOfEither;

/** The ranks of numbers from 1, equal ones sharing the mean of theirs. */
const ranksOf = (scores: readonly number[]) => {
  const places = new Map<number, { first: number; last: number }>();
  for (const [at, score] of scores.toSorted((a, b) => a - b).entries())
    places.set(score, { first: places.get(score)?.first ?? at, last: at });
  return scores.map((score) => {
    const { first, last } = places.get(score) ?? { first: 0, last: 0 };
    return (first + last) / 2 + 1;
  });
};

/** The area under the curve by ranks (Mann and Whitney). */
const aucOf = (foretold: readonly Foretold[]) => {
  const lost = foretold.filter((one) => one.lost).length;
  const kept = foretold.length - lost;
  if (lost === 0 || kept === 0) return null;
  const ranks = ranksOf(foretold.map(({ score }) => score));
  const ofKept = ranks.filter((_, at) => foretold[at]?.lost === false).reduce((sum, rank) => sum + rank, 0);
  return (ofKept - (kept * (kept + 1)) / 2) / (kept * lost);
};

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** How well the numbers of so many pairs foretold which of them would be lost. */
export const calibrationOf = (foretold: readonly Foretold[]): Calibration => {
  const lost = foretold.filter((one) => one.lost);
  const kept = foretold.filter((one) => !one.lost);
  return {
    pairs: foretold.length,
    lost: lost.length,
    auc: aucOf(foretold),
    sensitivity: share(lost.filter(({ alarm }) => alarm).length, lost.length),
    specificity: share(kept.filter(({ alarm }) => !alarm).length, kept.length),
    calibrated: isCalibrated({ pairs: foretold.length, lost: lost.length }),
  };
};

/** Whether the pair went this long without a session, pauses not counted, between two moments. */
export const hasSilence = (
  { sessions, pauses }: { sessions: readonly number[]; pauses: readonly Pause[] },
  { from, until, stretch }: { from: number; until: number; stretch: number },
) => {
  const inside = sessions.filter((at) => from < at && at < until).toSorted((a, b) => a - b);
  const marks = [from, ...inside, until];
  return marks.slice(1).some((mark, at) => activeBetween(marks[at] ?? from, mark, pauses) >= stretch);
};
