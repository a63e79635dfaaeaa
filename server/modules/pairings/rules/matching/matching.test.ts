import { expect, test } from 'vitest';
import type { Cohort, Matching } from './cohort.ts';
import { dice, randomCohort, shuffled } from './cohorts.fixture.ts';
import { match, MatchingStopped } from './index.ts';
import { type Best, bruteForce, choicesOf, slowFlow } from './oracles.fixture.ts';

const figuresOf = ({ pairs: _pairs, ...figures }: Matching): Best => figures;
const range = (count: number) => Array.from({ length: count }, (_none, at) => at);
const countBy = (pairs: Matching['pairs'], side: 'mentee' | 'mentor', id: number) =>
  pairs.filter((pair) => pair[side] === id).length;

/** The pairs are allowed ones within wants and seats, sorted, and the figures are theirs. */
const expectSound = (cohort: Cohort, { pairs, ...figures }: Matching) => {
  const nameOf = ({ mentee, mentor, score }: Cohort['fixed'][number]) => `${mentee} ${mentor} ${score}`;
  const allowed = new Set(cohort.candidates.map(nameOf));
  const free = pairs.filter(({ fixed }) => !fixed);
  expect(free.filter((pair) => !allowed.has(nameOf(pair)))).toEqual([]);
  expect(
    pairs
      .filter(({ fixed }) => fixed)
      .map(nameOf)
      .toSorted(),
  ).toEqual(cohort.fixed.map(nameOf).toSorted());
  expect(pairs).toEqual(pairs.toSorted((a, b) => a.mentee - b.mentee || a.mentor - b.mentor));
  expect(new Set(pairs.map(({ mentee, mentor }) => `${mentee} ${mentor}`)).size).toBe(pairs.length);
  for (const { id, wants } of cohort.mentees)
    if (countBy(free, 'mentee', id) > 0) expect(countBy(pairs, 'mentee', id)).toBeLessThanOrEqual(wants);
  for (const { id, seats } of cohort.mentors)
    if (countBy(free, 'mentor', id) > 0) expect(countBy(pairs, 'mentor', id)).toBeLessThanOrEqual(seats);
  expect(figures).toEqual({
    mentees: cohort.mentees.filter(({ id }) => countBy(pairs, 'mentee', id) > 0).length,
    pairCount: pairs.length,
    lowest: free.length > 0 ? Math.min(...free.map(({ score }) => score)) : null,
    sum: pairs.reduce((sum, { score }) => sum + score, 0),
    loadSquares: cohort.mentors.reduce((sum, { id, load }) => sum + (load + countBy(pairs, 'mentor', id)) ** 2, 0),
  });
};

/** Candidates are dropped until few enough pairings are left to try each. */
const triable = (seed: number) => {
  const cohort = randomCohort(seed, 7);
  const roll = dice(seed);
  while (choicesOf(cohort) > 4000) cohort.candidates.splice(roll(cohort.candidates.length), 1);
  return cohort;
};

test('M15 600 small cohorts: as good as the best of all pairings that there are', () => {
  for (const seed of range(600)) {
    const cohort = triable(seed);
    const found = match(cohort);
    expectSound(cohort, found);
    expect([seed, figuresOf(found)]).toEqual([seed, bruteForce(cohort)]);
  }
});

test('M15 150 larger cohorts: as good as what a flow of highest worth finds', () => {
  for (const seed of range(150)) {
    const cohort = randomCohort(10_000 + seed, 14);
    const found = match(cohort);
    expectSound(cohort, found);
    expect([seed, figuresOf(found)]).toEqual([seed, slowFlow(cohort)]);
  }
});

test('M15 the same cohort in another order has the same pairs', () => {
  for (const seed of range(300)) {
    const cohort = randomCohort(20_000 + seed, 16);
    expect(match(shuffled(cohort, seed))).toEqual(match(cohort));
  }
});

const people = (wants: number[], seats: number[]) => ({
  mentees: wants.map((count, at) => ({ id: 1 + at, wants: count })),
  mentors: seats.map((count, at) => ({ id: 11 + at, seats: count, load: 0 })),
});
const pairs = (...lines: [mentee: number, mentor: number, score: number][]) =>
  lines.map(([mentee, mentor, score]) => ({ mentee, mentor, score }));
const cohort = (given: Partial<Cohort>): Cohort => ({
  ...people([1, 1], [1, 1]),
  candidates: [],
  fixed: [],
  seed: 1,
  ...given,
});

test('M15 a mentee without a mentor counts more than any score', () => {
  const candidates = pairs([1, 11, 10_000], [1, 12, 1], [2, 11, 1]);
  expect(match(cohort({ candidates }))).toMatchObject({ mentees: 2, lowest: 1, sum: 2 });
});

test('M15 everybody has a first mentor before anybody has a second', () => {
  const candidates = pairs([1, 11, 9000], [1, 12, 9000], [2, 11, 10], [2, 12, 10]);
  expect(match(cohort({ ...people([2, 1], [1, 1]), candidates }))).toMatchObject({ mentees: 2, pairCount: 2 });
});

test('M15 the lowest score counts more than the sum', () => {
  const candidates = pairs([1, 11, 10_000], [1, 12, 5000], [2, 11, 5000], [2, 12, 4999]);
  expect(match(cohort({ candidates })).pairs).toEqual([
    { mentee: 1, mentor: 12, score: 5000, fixed: false },
    { mentee: 2, mentor: 11, score: 5000, fixed: false },
  ]);
});

test('M15 what is fixed takes its seat and its want, and is not the lowest', () => {
  const candidates = pairs([1, 11, 9000], [1, 12, 8000], [2, 11, 7000], [2, 12, 6000]);
  expect(match(cohort({ candidates, fixed: pairs([1, 11, 3]) }))).toEqual({
    pairs: [
      { mentee: 1, mentor: 11, score: 3, fixed: true },
      { mentee: 2, mentor: 12, score: 6000, fixed: false },
    ],
    mentees: 2,
    pairCount: 2,
    lowest: 6000,
    sum: 6003,
    loadSquares: 2,
  });
});

test('M15 what is equally good is shared out, with the mentees that mentors have already', () => {
  const given = people([1, 1, 1], [3, 3]);
  const [first] = given.mentors;
  if (first) first.load = 2;
  const candidates = given.mentees.flatMap(({ id }) => pairs([id, 11, 50], [id, 12, 50]));
  const found = match(cohort({ ...given, candidates }));
  // 2 + 0 and 3 + 3 would be 34, and (2 + 1)² + 2² is 13.
  expect([found.loadSquares, countBy(found.pairs, 'mentor', 12)]).toEqual([13, 2]);
});

test('M15 even loads never cost a point of the sum', () => {
  const given = people([1, 1, 1], [2, 5]);
  const [first] = given.mentors;
  if (first) first.load = 5;
  const candidates = pairs([1, 11, 600], [2, 11, 600], [3, 11, 900], [1, 12, 500], [2, 12, 500], [3, 12, 500]);
  // 900 + 600 + 500; the third seat at 12 would give (5 + 1)² + 2² = 40, and a sum of 1,900.
  expect(match(cohort({ ...given, candidates }))).toMatchObject({ lowest: 500, sum: 2000, loadSquares: 50 });
});

test('M15 nobody, no room, no candidate: no pairs', () => {
  const nothing = { pairs: [], mentees: 0, pairCount: 0, lowest: null, sum: 0, loadSquares: 0 };
  expect(match({ mentees: [], mentors: [], candidates: [], fixed: [], seed: 0 })).toEqual(nothing);
  expect(match(cohort({}))).toEqual(nothing);
  expect(match(cohort({ ...people([1], [0]), candidates: pairs([1, 11, 10]) }))).toEqual(nothing);
});

test('M15 another seed may prefer other people, never another figure', () => {
  const candidates = range(8).flatMap((at) => pairs([1 + at, 11, 50]));
  const given = cohort({ ...people([1, 1, 1, 1, 1, 1, 1, 1], [1]), candidates });
  const found = range(40).map((seed) => match({ ...given, seed }));
  expect(new Set(found.map((one) => JSON.stringify(figuresOf(one)))).size).toBe(1);
  expect(new Set(found.map((one) => one.pairs[0]?.mentee)).size).toBeGreaterThan(4);
});

const wrong = [
  ['somebody unknown', { candidates: pairs([1, 99, 5]) }],
  ['a pair twice', { candidates: pairs([1, 11, 5], [1, 11, 6]) }],
  ['a fixed pair twice', { fixed: pairs([1, 11, 5], [1, 11, 5]) }],
  ['a score that is not whole', { candidates: pairs([1, 11, 0.5]) }],
  ['a score above the highest', { candidates: pairs([1, 11, 10_001]) }],
  ['somebody twice', { mentees: [...people([1, 1], []).mentees, { id: 1, wants: 1 }] }],
  ['a mentee who wants nobody', { mentees: [{ id: 1, wants: 0 }] }],
  ['seats that are not whole', { mentors: [{ id: 11, seats: 1.5, load: 0 }] }],
] as const;
test.each(wrong)('M15 a cohort with %s is refused', (_what, given) => {
  expect(() => match(cohort(given as Partial<Cohort>))).toThrow(RangeError);
});

test('M15 progress rises from 0 to 1 over the steps in their order, and a run can be stopped at each', () => {
  const told: [number, string][] = [];
  const given = randomCohort(5, 40);
  match(given, { progress: (done, step) => told.push([done, step]) });
  const done = told.map(([share]) => share);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect([done[0], done.at(-1)]).toEqual([0, 1]);
  expect([...new Set(told.map(([, step]) => step))]).toEqual(['reading', 'lowest', 'sum', 'load', 'done']);
  for (const at of range(told.length)) {
    let asked = 0;
    expect(() => match(given, { stopped: () => asked++ === at })).toThrow(MatchingStopped);
  }
});
