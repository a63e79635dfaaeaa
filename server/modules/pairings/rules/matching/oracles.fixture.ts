import type { Cohort, Matching } from './cohort.ts';

// Two other ways to find what is best, built differently from the solver and from each other: plain, slow, and sharing no
// line with it.

export type Best = Omit<Matching, 'pairs'>;

/** What the fixed pairs leave of seats and wants, and what they add to the figures. */
const afterFixed = (cohort: Cohort) => {
  const fixedOf = (side: 'mentee' | 'mentor', id: number) => cohort.fixed.filter((pair) => pair[side] === id).length;
  const isFixed = (mentee: number, mentor: number) =>
    cohort.fixed.some((pair) => pair.mentee === mentee && pair.mentor === mentor);
  return {
    mentees: cohort.mentees.map(({ id, wants }) => {
      const fixed = fixedOf('mentee', id);
      return { id, wants: Math.max(0, wants - fixed), served: fixed > 0 };
    }),
    mentors: cohort.mentors.map(({ id, seats, load }) => {
      const fixed = fixedOf('mentor', id);
      return { id, seats: Math.max(0, seats - fixed), load: load + fixed };
    }),
    candidates: cohort.candidates.filter(({ mentee, mentor }) => !isFixed(mentee, mentor)),
    sum: cohort.fixed.reduce((sum, { score }) => sum + score, 0),
    pairs: cohort.fixed.length,
  };
};

/** Whether the first is better: more mentees, more pairs, a higher lowest score, a higher sum, a smaller Σ load². */
const isBetter = (one: Best, other: Best) => {
  const figures = ({ mentees, pairCount, lowest, sum, loadSquares }: Best) => [
    mentees,
    pairCount,
    lowest ?? Infinity,
    sum,
    -loadSquares,
  ];
  const others = figures(other);
  const differing = figures(one).map((figure, at) => [figure, others[at] ?? NaN] as const);
  const [mine = 0, theirs = 0] = differing.find(([a, b]) => a !== b) ?? [];
  return mine > theirs;
};

/** All sets of at most `most` of these. */
const subsets = <T>(of: readonly T[], most: number): T[][] => {
  const [first, ...rest] = of;
  if (first === undefined || most === 0) return [[]];
  return [...subsets(rest, most), ...subsets(rest, most - 1).map((some) => [first, ...some])];
};

/** How many pairings `bruteForce` would try at most. */
export const choicesOf = (cohort: Cohort) => {
  const { mentees, candidates } = afterFixed(cohort);
  return mentees.reduce(
    (product, { id, wants }) =>
      product *
      subsets(
        candidates.filter(({ mentee }) => mentee === id),
        wants,
      ).length,
    1,
  );
};

/** Tries every pairing that there is. */
export const bruteForce = (cohort: Cohort): Best => {
  const { mentees, mentors, candidates, ...fixed } = afterFixed(cohort);
  const choices = mentees.map(({ id, wants }) =>
    subsets(
      candidates.filter(({ mentee }) => mentee === id),
      wants,
    ),
  );
  const taken = new Map(mentors.map(({ id }) => [id, 0]));
  const chosen: Cohort['candidates'][] = [];
  const judged = (): Best => {
    const pairs = chosen.flat();
    const scores = pairs.map(({ score }) => score);
    return {
      mentees: mentees.filter(({ id, served }) => served || pairs.some(({ mentee }) => mentee === id)).length,
      pairCount: fixed.pairs + pairs.length,
      lowest: scores.length > 0 ? Math.min(...scores) : null,
      sum: scores.reduce((sum, score) => sum + score, fixed.sum),
      loadSquares: mentors.reduce((sum, { id, load }) => sum + (load + (taken.get(id) ?? 0)) ** 2, 0),
    };
  };
  let best = judged();
  const seatsOf = new Map(mentors.map(({ id, seats }) => [id, seats]));
  const tryFrom = (at: number) => {
    const options = choices[at];
    if (!options) {
      const found = judged();
      if (isBetter(found, best)) best = found;
      return;
    }
    for (const option of options) {
      if (option.some(({ mentor }) => (taken.get(mentor) ?? 0) >= (seatsOf.get(mentor) ?? 0))) continue;
      for (const { mentor } of option) taken.set(mentor, (taken.get(mentor) ?? 0) + 1);
      chosen.push(option);
      tryFrom(at + 1);
      chosen.pop();
      for (const { mentor } of option) taken.set(mentor, (taken.get(mentor) ?? 0) - 1);
    }
  };
  tryFrom(0);
  return best;
};

interface Arc {
  from: string;
  to: string;
  /** In one number: mentees, then pairs, then the sum, then evenness, each worth more than all that follows. */
  worth: bigint;
  used: boolean;
}

/** The most valuable way from 'start' to 'end' in what is left, by Bellman–Ford; nothing when no way is worth anything. */
const bestWay = (arcs: readonly Arc[]) => {
  const worth = new Map([['start', 0n]]);
  const by = new Map<string, Arc>();
  for (let changed = true; changed;) {
    changed = false;
    for (const arc of arcs) {
      const [from, to, gain] = arc.used ? [arc.to, arc.from, -arc.worth] : [arc.from, arc.to, arc.worth];
      const here = worth.get(from);
      if (here === undefined || here + gain <= (worth.get(to) ?? here + gain - 1n)) continue;
      worth.set(to, here + gain);
      by.set(to, arc);
      changed = true;
    }
  }
  if ((worth.get('end') ?? 0n) <= 0n) return [];
  const way: Arc[] = [];
  for (let at = 'end'; at !== 'start';) {
    const arc = by.get(at);
    if (!arc) throw new Error('no way back');
    way.push(arc);
    at = arc.used ? arc.to : arc.from;
  }
  return way;
};

/** The best with scores of at least `threshold`: one flow of highest worth, in integers of any size. */
const bestAbove = (cohort: Cohort, threshold: number): Best => {
  const { mentees, mentors, candidates, ...fixed } = afterFixed(cohort);
  const allowed = candidates.filter(({ score }) => score >= threshold);
  const square = 1_000_000n;
  const pair = square * 1_000_000_000n;
  const mentee = pair * 1_000_000n;
  const arcs: Arc[] = [];
  const add = (from: string, to: string, worth: bigint) => arcs.push({ from, to, worth, used: false });
  for (const { id, wants, served } of mentees)
    for (let nth = 0; nth < wants; nth += 1) add('start', `mentee ${id}`, pair + (nth === 0 && !served ? mentee : 0n));
  for (const { score, ...both } of allowed)
    add(`mentee ${both.mentee}`, `mentor ${both.mentor}`, BigInt(score) * square);
  for (const { id, seats, load } of mentors)
    for (let nth = 0; nth < seats; nth += 1) add(`mentor ${id}`, 'end', -BigInt(2 * (load + nth) + 1));
  for (let way = bestWay(arcs); way.length > 0; way = bestWay(arcs)) for (const arc of way) arc.used = !arc.used;
  const pairs = allowed.filter(({ mentee: one, mentor: other }) =>
    arcs.some(({ from, to, used }) => used && from === `mentee ${one}` && to === `mentor ${other}`),
  );
  const newOf = (id: number) => pairs.filter(({ mentor }) => mentor === id).length;
  return {
    mentees: mentees.filter(({ id, served }) => served || pairs.some((one) => one.mentee === id)).length,
    pairCount: fixed.pairs + pairs.length,
    lowest: pairs.length > 0 ? Math.min(...pairs.map(({ score }) => score)) : null,
    sum: pairs.reduce((sum, { score }) => sum + score, fixed.sum),
    loadSquares: mentors.reduce((sum, { id, load }) => sum + (load + newOf(id)) ** 2, 0),
  };
};

/** Tries one threshold after the other, from the highest score down, until nobody is lost by it. */
export const slowFlow = (cohort: Cohort): Best => {
  const most = bestAbove(cohort, 0);
  const scores = [...new Set(cohort.candidates.map(({ score }) => score))].toSorted((one, other) => other - one);
  for (const threshold of scores) {
    const found = bestAbove(cohort, threshold);
    if (found.mentees === most.mentees && found.pairCount === most.pairCount) return found;
  }
  return most;
};
