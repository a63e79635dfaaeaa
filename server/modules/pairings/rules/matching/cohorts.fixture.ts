import type { Cohort } from './cohort.ts';

/** Whole numbers below `below` in a sequence that a seed decides (mulberry32). */
export const dice = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

/** How scores are spread: many ties are where optima differ in what comes later. */
const spreads: ((roll: (below: number) => number) => number)[] = [
  (roll) => roll(10_001),
  (roll) => roll(4) * 2500,
  (roll) => 9000 + roll(3),
  () => 7000,
  (roll) => roll(2) * 10_000,
];

/**
 * A cohort that a seed decides: at most so many on each side, seats of 0 to 10, wants of 1 to 3, some pairs forbidden, some
 * fixed (also beyond seats and wants), somebody without any candidate now and then.
 */
export const randomCohort = (seed: number, most: number): Cohort => {
  const roll = dice(seed);
  const [count, others] = [1 + roll(most), 1 + roll(most)];
  const spread = spreads[roll(spreads.length)] ?? (() => 0);
  const [mostWants, mostSeats, allowed] = [1 + roll(3), [1, 2, 3, 10][roll(4)] ?? 1, 20 + roll(81)];
  const mentees = Array.from({ length: count }, (_none, at) => ({ id: 100 + at * 7, wants: 1 + roll(mostWants) }));
  const mentors = Array.from({ length: others }, (_none, at) => ({
    id: 105 + at * 3,
    seats: roll(mostSeats + 1),
    load: roll(4) * roll(4),
  }));
  const all = mentees.flatMap(({ id: mentee }) =>
    mentors.map(({ id: mentor }) => ({ mentee, mentor, score: spread(roll), at: roll(100) })),
  );
  const candidates = all.filter(({ at }) => at < allowed).map(({ at: _at, ...pair }) => pair);
  const fixed = all
    .filter(() => roll(12) === 0)
    .slice(0, roll(3))
    .map(({ at: _at, ...pair }) => pair);
  return { mentees, mentors, candidates, fixed, seed: roll(1000) };
};

/** The same with its lists in another order. */
export const shuffled = (cohort: Cohort, seed: number): Cohort => {
  const roll = dice(seed);
  const mix = <T>(list: readonly T[]) =>
    list
      .map((one) => ({ one, at: roll(2 ** 31) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
  const { mentees, mentors, candidates, fixed, seed: same } = cohort;
  return { mentees: mix(mentees), mentors: mix(mentors), candidates: mix(candidates), fixed: mix(fixed), seed: same };
};

/**
 * Everybody may be paired with everybody, one mentor each, and half of a score is how much in demand the mentor is: the
 * rest is how near the two are in four things. So all want the same mentors, as they do in life.
 */
export const crowdedCohort = (seed: number, mentees: number, mentors: number, seats = 1): Cohort => {
  const roll = dice(seed);
  const traits = (count: number) => Array.from({ length: count }, () => Array.from({ length: 5 }, () => roll(1001)));
  const [ours, theirs] = [traits(mentees), traits(mentors)];
  const scoreOf = (mine: number[], other: number[]) => {
    const [demand = 0, ...rest] = other;
    return (
      5 * demand + rest.reduce((sum, one, at) => sum + 1250 - Math.ceil(1.25 * Math.abs(one - (mine[at] ?? 0))), 0)
    );
  };
  return {
    mentees: ours.map((_mine, at) => ({ id: 1 + at, wants: 1 })),
    mentors: theirs.map((_other, at) => ({ id: 1 + at, seats, load: roll(3) })),
    candidates: ours.flatMap((mine, one) =>
      theirs.map((other, two) => ({ mentee: 1 + one, mentor: 1 + two, score: scoreOf(mine, other) })),
    ),
    fixed: [],
    seed,
  };
};
