import { expect, test } from 'vitest';
import { activeBetween, clocksOf } from './clock.ts';
import { factsOf, held, onDay, stars, termsOn } from './facts.fixture.ts';
import { dayMs, type HealthFacts, hourMs } from './facts.ts';
import { feltOf, forwardOf, fulfilmentOf, goalsOf, reliabilityOf, rhythmOf } from './parts.ts';

const clocksAt = (facts: HealthFacts, day: number) => clocksOf(facts, termsOn(day));

const stretches = [
  ['no pause', 0, 10, [], 10],
  ['one inside', 0, 10, [[2, 5]], 7],
  ['one that has not ended', 0, 10, [[6, null]], 6],
  ['one that began before', 4, 10, [[2, 5]], 5],
  ['one that covers all', 4, 10, [[2, null]], 0],
  [
    'two that overlap count once',
    0,
    10,
    [
      [5, 8],
      [2, 6],
    ],
    4,
  ],
  [
    'two apart, out of order',
    0,
    10,
    [
      [8, 9],
      [2, 3],
    ],
    8,
  ],
  ['backwards is nothing', 10, 4, [], 0],
] as const;
test.each(stretches)('M16 time without pauses: %s', (_name, from, until, pauses, days) => {
  const resting = pauses.map(([begin, end]) => ({ from: onDay(begin), until: end === null ? null : onDay(end) }));
  expect(activeBetween(onDay(from), onDay(until), resting) / dayMs).toBe(days);
});

// Sessions on these days, judged on that day: held ÷ asked for, of 1, and rhythm of 10,000.
const rhythms = [
  ['a new pair has held none of the one asked for', [], 1, 0, 0],
  ['one session in the first cycle is all of it', [1], 10, 1, 10_000],
  ['more than asked for is not more than all', [1, 2, 3], 10, 1, 10_000],
  ['exactly one cycle ago is still fresh', [30], 60, 0.5, 5000],
  ['half a cycle late is half as fresh', [15, 30], 75, 1, 5000],
  ['a whole cycle late is nothing', [10, 20], 80, 1, 0],
  ['three asked for in 90 days, two held', [40, 80], 90, 0.6667, 6667],
  ['only the last six cycles are looked at', [1, 2, 3, 4, 5, 210, 240], 240, 0.3333, 3333],
  ['a session exactly six cycles ago is in them', [60, 240], 240, 0.3333, 3333],
] as const;
test.each(rhythms)('M16 rhythm: %s', (_name, days, today, fulfilment, rhythm) => {
  const clocks = clocksAt(factsOf({ sessions: held(...days) }), today);
  expect(fulfilmentOf(clocks)).toBeCloseTo(fulfilment, 4);
  expect(rhythmOf(clocks)).toBe(rhythm);
});

test('M07 D07 early and automatic completions are no sessions', () => {
  const sessions = [
    { at: onDay(5), early: true, automatic: false },
    { at: onDay(6), early: false, automatic: true },
  ];
  const clocks = clocksAt(factsOf({ sessions }), 10);
  expect(rhythmOf(clocks)).toBe(0);
  expect(clocks.silence / dayMs).toBe(10);
  expect(reliabilityOf(factsOf({ sessions }))).toBeNull();
});

test('M16 every clock of a pair stands still while it is paused', () => {
  const facts = factsOf({ sessions: held(10), pauses: [{ from: onDay(12), until: onDay(112) }] });
  const clocks = clocksAt(facts, 122);
  expect([clocks.age / dayMs, clocks.silence / dayMs]).toEqual([22, 12]);
  const rested = factsOf({ ...facts, ratings: [stars('mentee', 11, 5)] });
  // 190 days later by the calendar are 90 for the pair.
  expect(feltOf(rested, clocksAt(rested, 201), termsOn(201))).not.toBeNull();
  expect(feltOf(rested, clocksAt(rested, 202), termsOn(202))).toBeNull();
});

// Ratings of mentee and mentor on day 10, judged on day 20 by a mean of 7,500.
const felt = [
  ['nobody has said anything', [], [], null, null],
  ['one side alone counts at half the weight', [[5]], [], 8333, 0.5],
  ['one star alone is drawn up', [[1]], [], 5000, 0.5],
  ['four stars are the mean', [[4]], [[4]], 7500, 1],
  ['the lower side decides half', [[5]], [[1]], 5833, 1],
  ['it does not matter which side it is', [[1]], [[5]], 5833, 1],
  ['several answers of one review are one rating', [[5, 3]], [[4]], 7500, 1],
  ['more ratings are drawn less', [[5], [5], [5], [5], [5], [5]], [], 9375, 0.5],
] as const;
test.each(felt)('M16 felt quality: %s', (_name, mentee, mentor, value, weight) => {
  const ratings = [
    ...mentee.map((values) => stars('mentee', 10, ...values)),
    ...mentor.map((values) => stars('mentor', 10, ...values)),
  ];
  const facts = factsOf({ ratings });
  expect(feltOf(facts, clocksAt(facts, 20), termsOn(20))).toEqual(value === null ? null : { value, counts: weight });
});

test('M16 a rating counts for 90 days, or for three cycles where those are longer', () => {
  const facts = factsOf({ ratings: [stars('mentor', 0, 5)] });
  const on = (day: number, rhythmDays: number) =>
    feltOf(facts, clocksOf(facts, termsOn(day, { rhythmDays })), termsOn(day)) !== null;
  expect([on(90, 14), on(91, 14), on(150, 50), on(151, 50)]).toEqual([true, false, true, false]);
});

test('M16 a pulse is the mean of its two answers, each by its own scale', () => {
  const answers = [
    { value: 10, least: 0, most: 10 },
    { value: 3, least: 1, most: 5 },
  ];
  const facts = factsOf({ ratings: [{ by: 'mentee', at: onDay(10), answers }] });
  expect(feltOf(facts, clocksAt(facts, 20), termsOn(20))?.value).toBe(7500);
});

// Held, missed, and called off this many hours before the start.
const reliabilities = [
  ['nothing has happened', 0, 0, [], null],
  ['one kept', 1, 0, [], 10_000],
  ['one missed', 0, 1, [], 5000],
  ['one missed of four', 3, 1, [], 8000],
  ['called off a day before is kept to', 0, 0, [24], null],
  ['called off later than that is not', 1, 0, [23.9], 6667],
  ['called off after its start', 1, 0, [-1], 6667],
] as const;
test.each(reliabilities)('M16 reliability: %s', (_name, kept, missed, notices, value) => {
  const facts = factsOf({
    sessions: held(...Array.from({ length: kept }, (_, at) => at + 1)),
    missed: Array.from({ length: missed }, () => onDay(3)),
    calledOff: notices.map((hours) => ({ startAt: onDay(9), at: onDay(9) - hours * hourMs })),
  });
  expect(reliabilityOf(facts)?.value ?? null).toBe(value);
});

// The last session on day 0 with a cycle of 30 days; a session ahead or not.
const forwards = [
  [14.9, false, 10_000],
  [15, false, 5000],
  [29.9, false, 5000],
  [30, false, 0],
  [30, true, 10_000],
] as const;
test.each(forwards)('M16 forward: %s days after a session, one ahead: %s', (day, isAhead, value) => {
  const facts = factsOf({ sessions: held(0), ahead: isAhead ? [onDay(day) + 1] : [onDay(day)] });
  expect(forwardOf(facts, clocksAt(facts, day), termsOn(day))).toBe(value);
});

// Days on which an objective was done and touched; judged on day 100, so since day 40.
const goals = [
  ['none', [], null],
  ['one open that nobody has touched', [[null, null]], 0],
  ['one touched exactly two cycles ago', [[null, 40]], 10_000],
  ['one touched before that', [[null, 39]], 0],
  ['one done in time', [[60, null]], 10_000],
  ['one done long ago is not asked for any more', [[39, 39]], null],
  [
    'one done, one open',
    [
      [60, null],
      [null, null],
    ],
    5000,
  ],
] as const;
test.each(goals)('M16 goals: %s', (_name, objectives, value) => {
  const on = (day: number | null) => (day === null ? null : onDay(day));
  const facts = factsOf({
    objectives: objectives.map(([done, touched]) => ({ doneAt: on(done), touchedAt: on(touched) })),
  });
  expect(goalsOf(facts, clocksAt(facts, 100))?.value ?? null).toBe(value);
});
