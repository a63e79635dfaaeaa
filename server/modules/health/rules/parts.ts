import { wholeHealth } from '../../../../contract/health/values.ts';
import type { Clocks } from './clock.ts';
import { counts, dayMs, type HealthFacts, hourMs, type Rating, type Terms } from './facts.ts';

/** A share as a whole number of 10,000. */
export const shareOf = (part: number, whole: number) => Math.round((wholeHealth * part) / whole);
const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** How far back the rhythm looks, in cycles. */
const cyclesOfRhythm = 6;

/** The sessions held of those that the rhythm asks for, 0 to 1. Nobody is asked for more than six cycles' worth. */
export const fulfilmentOf = ({ cycle, age, sessionAges }: Clocks) => {
  const window = cyclesOfRhythm * cycle;
  const expected = Math.max(1, Math.floor(Math.min(age, window) / cycle));
  return Math.min(1, sessionAges.filter((passed) => passed <= window).length / expected);
};

/** Sessions held of those asked for, fading to nothing during the second cycle without one. Always has data. */
export const rhythmOf = (clocks: Clocks): number => {
  const { cycle, silence } = clocks;
  const freshness = between(0, 1 - (silence - cycle) / cycle, 1);
  return Math.round(wholeHealth * fulfilmentOf(clocks) * freshness);
};

/** One rating as a share of 10,000: the mean of its answers, each by where it is on its scale. */
export const ratingShare = ({ answers }: Pick<Rating, 'answers'>) => {
  const places = answers.map(({ value, least, most }) => between(0, (value - least) / (most - least), 1));
  return Math.round((wholeHealth * places.reduce((sum, place) => sum + place, 0)) / Math.max(1, places.length));
};

/** Two ratings' worth of the program's mean draws a side with few ratings towards it. */
const drawnBy = 2;

const sideOf = (facts: HealthFacts, by: Rating['by'], { since, cycle }: Clocks, mean: number) => {
  const window = Math.max(90 * dayMs, 3 * cycle);
  const shares = facts.ratings
    .filter((rating) => rating.by === by && rating.answers.length > 0 && since(rating.at) <= window)
    .map(ratingShare);
  if (shares.length === 0) return null;
  const sum = shares.reduce((total, share) => total + share, 0);
  return Math.round((sum + drawnBy * mean) / (shares.length + drawnBy));
};

/** A part's value of 10,000 and how much of its weight counts; null without data. */
export interface Part {
  value: number;
  /** 1, or ½ where only one side has said anything. */
  counts: 1 | 0.5;
}
const whole = (value: number): Part => ({ value, counts: 1 });

/**
 * What the two say about their sessions. The side that feels worse decides half of it; one side alone counts at half the
 * weight. Silence is no judgement: it lowers the confidence only.
 */
export const feltOf = (facts: HealthFacts, clocks: Clocks, { mean }: Pick<Terms, 'mean'>): Part | null => {
  const sides = (['mentee', 'mentor'] as const)
    .map((by) => sideOf(facts, by, clocks, mean))
    .filter((side) => side !== null);
  const [one, other] = sides;
  if (one === undefined) return null;
  if (other === undefined) return { value: one, counts: 0.5 };
  return whole(Math.round(Math.min(one, other) / 2 + (one + other) / 4));
};

const shortNotice = 24 * hourMs;

/** Sessions kept of those arranged: what was missed or called off on the last day was not. */
export const reliabilityOf = (facts: HealthFacts): Part | null => {
  const kept = facts.sessions.filter(counts).length;
  const late = facts.calledOff.filter(({ startAt, at }) => startAt - at < shortNotice).length;
  const broken = facts.missed.length + late;
  return kept + broken === 0 ? null : whole(shareOf(kept + 1, kept + broken + 1));
};

/** A session to look forward to, or one so recent that the next need not be arranged yet. Always has data. */
export const forwardOf = ({ ahead }: HealthFacts, { cycle, silence }: Clocks, { now }: Pick<Terms, 'now'>): number => {
  if (ahead.some((end) => end > now) || silence < cycle / 2) return wholeHealth;
  return silence < cycle ? wholeHealth / 2 : 0;
};

/** The objectives that were moved in the last two cycles, of those that could have been. */
export const goalsOf = ({ objectives }: HealthFacts, { since, cycle }: Clocks): Part | null => {
  const recent = (at: number | null) => at !== null && since(at) <= 2 * cycle;
  const alive = objectives.filter(({ doneAt }) => doneAt === null || recent(doneAt));
  const moved = alive.filter(({ doneAt, touchedAt }) => recent(doneAt) || recent(touchedAt));
  return alive.length === 0 ? null : whole(shareOf(moved.length, alive.length));
};
