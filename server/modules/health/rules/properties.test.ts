import fc from 'fast-check';
import { expect, test } from 'vitest';
import { healthParts } from '../../../../contract/health/values.ts';
import { factsOf, onDay, termsOn } from './facts.fixture.ts';
import { dayMs, type HealthFacts, type Rating } from './facts.ts';
import { judge, waysToRaiseIt } from './judge.ts';

const today = 400;
const day = fc.integer({ min: 0, max: today * 96 }).map((quarters) => onDay(0) + (quarters * dayMs) / 96);
const rating = fc.record({
  by: fc.constantFrom<Rating['by'][]>('mentee', 'mentor'),
  at: day,
  answers: fc.array(
    fc.integer({ min: 1, max: 5 }).map((value) => ({ value, least: 1, most: 5 })),
    { minLength: 1, maxLength: 3 },
  ),
});
const pause = fc.tuple(day, day, fc.boolean()).map(([one, other, isOpen]) => ({
  from: Math.min(one, other),
  until: isOpen ? null : Math.max(one, other),
}));
const facts: fc.Arbitrary<HealthFacts> = fc.record({
  pairedAt: day,
  pauses: fc.array(pause, { maxLength: 3 }),
  sessions: fc.array(fc.record({ at: day, early: fc.boolean(), automatic: fc.boolean() }), { maxLength: 12 }),
  ratings: fc.array(rating, { maxLength: 10 }),
  missed: fc.array(day, { maxLength: 3 }),
  calledOff: fc.array(fc.record({ startAt: day, at: day }), { maxLength: 3 }),
  ahead: fc.array(fc.integer({ min: today + 1, max: today + 60 }).map(onDay), { maxLength: 2 }),
  openReports: fc.integer({ min: 0, max: 2 }),
  objectives: fc.array(fc.record({ doneAt: fc.option(day), touchedAt: fc.option(day) }), { maxLength: 4 }),
});
const terms = fc.record({
  now: fc.constant(onDay(today)),
  rhythmDays: fc.integer({ min: 7, max: 180 }),
  mean: fc.integer({ min: 0, max: 10_000 }),
  weights: fc.record({
    rhythm: fc.integer({ min: 1, max: 100 }),
    felt: fc.integer({ min: 0, max: 100 }),
    reliability: fc.integer({ min: 0, max: 100 }),
    forward: fc.integer({ min: 0, max: 100 }),
    goals: fc.integer({ min: 0, max: 100 }),
  }),
});
const runs = { numRuns: 1500 };
const rank = { great: 2, fair: 1, poor: 0 };

test('M16 the health of anything is a whole number between 0 and 10,000, and so is each part', () => {
  fc.assert(
    fc.property(facts, terms, (known, by) => {
      const { score, known: sure, parts, fulfilment } = judge(known, by);
      const all = [score, sure, ...healthParts.map((name) => parts[name]?.value ?? 0), fulfilment * 100];
      for (const value of all) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(10_000);
      }
    }),
    runs,
  );
});

test('M16 the order in which facts come changes nothing', () => {
  const turned = (known: HealthFacts): HealthFacts => ({
    ...known,
    pauses: known.pauses.toReversed(),
    sessions: known.sessions.toReversed(),
    ratings: known.ratings.toReversed(),
    missed: known.missed.toReversed(),
    calledOff: known.calledOff.toReversed(),
    ahead: known.ahead.toReversed(),
    objectives: known.objectives.toReversed(),
  });
  fc.assert(
    fc.property(facts, terms, (known, by) => {
      expect(judge(turned(known), by)).toEqual(judge(known, by));
    }),
    runs,
  );
});

test('M16 only the time that passed matters: moved to another clock, the health is equal', () => {
  const moved = (known: HealthFacts, by: number): HealthFacts => {
    const to = (at: number) => at + by;
    const maybe = (at: number | null) => (at === null ? null : at + by);
    return {
      ...known,
      pairedAt: to(known.pairedAt),
      pauses: known.pauses.map(({ from, until }) => ({ from: to(from), until: maybe(until) })),
      sessions: known.sessions.map((one) => ({ ...one, at: to(one.at) })),
      ratings: known.ratings.map((one) => ({ ...one, at: to(one.at) })),
      missed: known.missed.map(to),
      calledOff: known.calledOff.map(({ startAt, at }) => ({ startAt: to(startAt), at: to(at) })),
      ahead: known.ahead.map(to),
      objectives: known.objectives.map(({ doneAt, touchedAt }) => ({
        doneAt: maybe(doneAt),
        touchedAt: maybe(touchedAt),
      })),
    };
  };
  const hours = fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => (quarters * dayMs) / 96);
  fc.assert(
    fc.property(facts, terms, hours, (known, by, offset) => {
      expect(judge(moved(known, offset), { ...by, now: by.now + offset })).toEqual(judge(known, by));
    }),
    runs,
  );
});

/** Each better input, by the part that it belongs to: the same facts with one thing that went better. */
const better: [string, (known: HealthFacts, at: number) => HealthFacts][] = [
  [
    'rhythm: one more session',
    (known, at) => ({ ...known, sessions: [...known.sessions, { at, early: false, automatic: false }] }),
  ],
  [
    'rhythm: a session later than it was',
    (known) => ({
      ...known,
      sessions: known.sessions.map((one) => ({ ...one, at: Math.max(one.at, onDay(today - 1)) })),
    }),
  ],
  [
    'felt quality: one star more in every answer',
    (known) => ({
      ...known,
      ratings: known.ratings.map((one) => ({
        ...one,
        answers: one.answers.map((answer) => ({ ...answer, value: Math.min(5, answer.value + 1) })),
      })),
    }),
  ],
  [
    'felt quality: one better rating',
    (known) => ({
      ...known,
      ratings: known.ratings.map((one, index) =>
        index === 0 ? { ...one, answers: one.answers.map((answer) => ({ ...answer, value: 5 })) } : one,
      ),
    }),
  ],
  [
    'reliability: kept instead of missed',
    (known) => ({
      ...known,
      missed: known.missed.slice(1),
      sessions: [...known.sessions, ...known.missed.slice(0, 1).map((at) => ({ at, early: false, automatic: false }))],
    }),
  ],
  [
    'reliability: called off a day earlier',
    (known) => ({ ...known, calledOff: known.calledOff.map(({ startAt }) => ({ startAt, at: startAt - 2 * dayMs })) }),
  ],
  ['forward: a session ahead', (known) => ({ ...known, ahead: [...known.ahead, onDay(today + 3)] })],
  [
    'goals: one moved',
    (known, at) => ({
      ...known,
      objectives: known.objectives.map((one) => ({ ...one, touchedAt: Math.max(one.touchedAt ?? 0, at) })),
    }),
  ],
];
test.each(better)('M16 no better input lowers H: %s', (name, improve) => {
  fc.assert(
    fc.property(facts, terms, day, (known, by, at) => {
      const [before, after] = [judge(known, by), judge(improve(known, at), by)];
      // Where the last missed session is taken away, so is the part, and with it what it said.
      if (name.includes('called off') && after.parts.reliability === null) return;
      expect(after.score).toBeGreaterThanOrEqual(before.score);
    }),
    runs,
  );
});

test('M16 settling the last report never makes a pair worse', () => {
  fc.assert(
    fc.property(facts, terms, (known, by) => {
      const [before, after] = [judge({ ...known, openReports: 1 }, by), judge({ ...known, openReports: 0 }, by)];
      expect(after.score).toBe(before.score);
      expect(rank[after.band]).toBeGreaterThanOrEqual(rank[before.band]);
    }),
    runs,
  );
});

test('M16 what is said to raise H raises it by just that', () => {
  fc.assert(
    fc.property(facts, terms, (known, by) => {
      const { score } = judge(known, by);
      const ways = waysToRaiseIt(known, by);
      for (const { gain } of ways) expect(score + gain).toBeLessThanOrEqual(10_000);
      expect(ways.map(({ gain }) => gain)).toEqual(ways.map(({ gain }) => gain).toSorted((a, b) => b - a));
      const booked = judge({ ...known, ahead: [...known.ahead, by.now + dayMs] }, by).score - score;
      expect(ways.find(({ way }) => way === 'book_session')?.gain ?? 0).toBe(booked);
    }),
    runs,
  );
});

test('M16 a pair of which nothing is known is judged all the same', () => {
  expect(judge(factsOf(), termsOn(0))).toMatchObject({ known: 4500, band: 'fair', reason: 'new' });
});
