import { healthParts, type HealthPart, type WayToRaise } from '../../../../contract/health/values.ts';
import { type Signs, type Verdict, verdictOf } from './bands.ts';
import { type Clocks, clocksOf } from './clock.ts';
import { dayMs, type HealthFacts, type Terms } from './facts.ts';
import {
  feltOf,
  forwardOf,
  fulfilmentOf,
  goalsOf,
  type Part,
  ratingShare,
  reliabilityOf,
  rhythmOf,
  shareOf,
} from './parts.ts';

export type Parts = Readonly<Record<HealthPart, Part | null>>;

/** How a pair is, or one mentee of a group. */
export interface Health extends Verdict {
  /** H, of 10,000. */
  score: number;
  /** The share of all weights that has data, of 10,000. */
  known: number;
  parts: Parts;
  signs: Signs;
  /** PAR-14: sessions held of those that the rhythm asks for, in per cent. */
  fulfilment: number;
  /** Milliseconds without pauses: since they were paired, and since their last session. */
  age: number;
  silence: number;
}

const partsOf = (facts: HealthFacts, clocks: Clocks, terms: Terms): Parts => ({
  rhythm: { value: rhythmOf(clocks), counts: 1 },
  felt: feltOf(facts, clocks, terms),
  reliability: reliabilityOf(facts),
  forward: { value: forwardOf(facts, clocks, terms), counts: 1 },
  goals: goalsOf(facts, clocks),
});

/** H and how much is known: the mean of the parts that have data, by their weights. */
export const scoreOf = (parts: Parts, weights: Terms['weights']) => {
  let known = 0;
  let sum = 0;
  for (const name of healthParts) {
    const part = parts[name];
    if (part === null) continue;
    known += weights[name] * part.counts;
    sum += weights[name] * part.counts * part.value;
  }
  const all = healthParts.reduce((total, name) => total + weights[name], 0);
  return { score: known === 0 ? 0 : Math.round(sum / known), known: shareOf(known, all) };
};

/** 2 of 5 stars, as a share of 10,000 of their scale. */
const lowShare = 2500;
const lowRatingDays = 60;

const signsOf = ({ ratings, openReports }: HealthFacts, { age, silence, cycle, sessionAges, since }: Clocks): Signs => {
  const unmet = sessionAges.length === 0;
  return {
    openReport: openReports > 0,
    silent: silence > 2 * cycle,
    lowRating: ratings.some(
      (rating) =>
        rating.answers.length > 0 && since(rating.at) <= lowRatingDays * dayMs && ratingShare(rating) <= lowShare,
    ),
    isNew: unmet && age < cycle,
    beginning: unmet && age <= 2 * cycle,
  };
};

/**
 * M16: the health of a pair, or of one mentee of a group, at a moment. The same facts give the same health in whatever
 * order they come (docs/spec/matching-and-health.md, part 2).
 */
export const judge = (facts: HealthFacts, terms: Terms): Health => {
  const clocks = clocksOf(facts, terms);
  const parts = partsOf(facts, clocks, terms);
  const { score, known } = scoreOf(parts, terms.weights);
  const signs = signsOf(facts, clocks);
  return {
    score,
    known,
    parts,
    signs,
    ...verdictOf(score, signs),
    fulfilment: Math.round(100 * fulfilmentOf(clocks)),
    age: clocks.age,
    silence: clocks.silence,
  };
};

const untouched = (terms: Terms) => (one: HealthFacts['objectives'][number]) =>
  one.doneAt === null ? { ...one, touchedAt: terms.now } : one;

/** The facts as they would be after each act. */
const after: Record<WayToRaise, (facts: HealthFacts, terms: Terms) => HealthFacts> = {
  hold_session: (facts, { now }) => ({
    ...facts,
    sessions: [...facts.sessions, { at: now, early: false, automatic: false }],
  }),
  book_session: (facts, { now }) => ({ ...facts, ahead: [...facts.ahead, now + dayMs] }),
  touch_goals: (facts, terms) => ({ ...facts, objectives: facts.objectives.map(untouched(terms)) }),
};

/** What would raise the number, and by how much of 10,000: the difference of two H. The strongest first; none if nothing would. */
export const waysToRaiseIt = (facts: HealthFacts, terms: Terms): { way: WayToRaise; gain: number }[] => {
  const { score } = judge(facts, terms);
  return (Object.keys(after) as WayToRaise[])
    .map((way) => ({ way, gain: judge(after[way](facts, terms), terms).score - score }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
};
