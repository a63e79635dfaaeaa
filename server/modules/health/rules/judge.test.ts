import { expect, test } from 'vitest';
import { bandOf, confidenceOf, type Signs, verdictOf } from './bands.ts';
import { factsOf, held, onDay, stars, termsOn } from './facts.fixture.ts';
import { groupHealth } from './group.ts';
import { judge, waysToRaiseIt } from './judge.ts';

const none: Signs = { openReport: false, silent: false, lowRating: false, isNew: false, beginning: false };

test.each([
  [10_000, 'great'],
  [7500, 'great'],
  [7499, 'fair'],
  [5000, 'fair'],
  [4999, 'poor'],
  [0, 'poor'],
] as const)('M16 PAR-17 a number of %i is %s', (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test.each([
  [0, 'low'],
  [4999, 'low'],
  [5000, 'medium'],
  [7999, 'medium'],
  [8000, 'high'],
  [10_000, 'high'],
] as const)('M16 with %i of 10,000 known the confidence is %s', (known, confidence) => {
  expect(confidenceOf(known)).toBe(confidence);
});

const verdicts = [
  ['nothing outweighs the number', 9000, {}, 'great', null],
  ['an open report', 9000, { openReport: true }, 'poor', 'open_report'],
  ['a report before everything else', 9000, { openReport: true, silent: true, lowRating: true }, 'poor', 'open_report'],
  ['silence', 9000, { silent: true }, 'poor', 'silent'],
  ['silence before a low rating', 9000, { silent: true, lowRating: true }, 'poor', 'silent'],
  ['a low rating keeps it from great', 9000, { lowRating: true }, 'fair', 'low_rating'],
  ['a low rating raises nobody', 3000, { lowRating: true }, 'poor', 'low_rating'],
  ['a low rating before New', 9000, { lowRating: true, isNew: true, beginning: true }, 'fair', 'low_rating'],
  ['a low rating of a beginner', 3000, { lowRating: true, isNew: true, beginning: true }, 'fair', 'low_rating'],
  ['New is fair, whatever its number', 9000, { isNew: true, beginning: true }, 'fair', 'new'],
  ['New is fair from below too', 1000, { isNew: true, beginning: true }, 'fair', 'new'],
  ['a report of a new pair', 9000, { openReport: true, isNew: true, beginning: true }, 'poor', 'open_report'],
  ['in its second cycle at least fair', 1000, { beginning: true }, 'fair', null],
  ['and great if it is', 9000, { beginning: true }, 'great', null],
] as const;
test.each(verdicts)('M16 %s', (_name, score, signs, band, reason) => {
  expect(verdictOf(score, { ...none, ...signs })).toEqual({ band, reason });
});

// A pair of day 0 without anything else.
const beginnings = [
  [0, 'fair', 'new'],
  [29.9, 'fair', 'new'],
  [30, 'fair', null],
  [60, 'fair', null],
  [60.1, 'poor', 'silent'],
] as const;
test.each(beginnings)('M16 without a session on day %d', (day, band, reason) => {
  expect(judge(factsOf(), termsOn(day))).toMatchObject({ band, reason });
});

test('M16 H is the mean of the parts that have data, by their weights', () => {
  const steady = factsOf({
    sessions: held(20, 50, 80),
    ratings: [stars('mentee', 50, 5), stars('mentee', 80, 5), stars('mentor', 80, 4)],
  });
  // Rhythm 1 · 30, felt (0.875 + 0.75) / 4 + 0.75 / 2 = 0.7813 · 30, reliability 1 · 15, forward 1 · 15; no goals.
  const health = judge(steady, termsOn(90));
  expect(health.parts).toEqual({
    rhythm: { value: 10_000, counts: 1 },
    felt: { value: 7813, counts: 1 },
    reliability: { value: 10_000, counts: 1 },
    forward: { value: 10_000, counts: 1 },
    goals: null,
  });
  expect(health).toMatchObject({ score: 9271, known: 9000, band: 'great', reason: null, fulfilment: 100 });
});

test('M16 silence on surveys lowers the confidence, never the health', () => {
  const quiet = judge(factsOf({ sessions: held(20, 50, 80) }), termsOn(90));
  expect(quiet).toMatchObject({ score: 10_000, known: 6000, band: 'great' });
  const oneSide = judge(factsOf({ sessions: held(20, 50, 80), ratings: [stars('mentor', 80, 4)] }), termsOn(90));
  expect(oneSide).toMatchObject({ score: 9500, known: 7500 });
});

test('M16 a program may weigh the parts differently', () => {
  const facts = factsOf({ sessions: held(40, 80) });
  const weights = { rhythm: 10, felt: 30, reliability: 15, forward: 35, goals: 10 };
  expect(judge(facts, termsOn(90)).score).toBe(8334); // (6667·30 + 10,000·15 + 10,000·15) ÷ 60
  expect(judge(facts, termsOn(90, { weights })).score).toBe(9445); // (6667·10 + 10,000·50) ÷ 60
});

const lowRatings = [
  [[2], 60, 'low_rating'],
  [[2], 60.1, null],
  [[3], 1, null],
  [[1, 3], 1, 'low_rating'],
] as const;
test.each(lowRatings)('M16 stars of %j, %d days ago', (values, daysAgo, reason) => {
  const facts = factsOf({ sessions: held(95), ratings: [stars('mentee', 100 - daysAgo, ...values)] });
  expect(judge(facts, termsOn(100)).reason).toBe(reason);
});

test('M16 what would raise it most is the difference of two H, the strongest first', () => {
  const facts = factsOf({ sessions: held(10) });
  // Day 40: rhythm 1·30, reliability 1·15, forward 0·15 of 60 → 7,500. A session ahead makes forward 1.
  expect(judge(facts, termsOn(40)).score).toBe(7500);
  expect(waysToRaiseIt(facts, termsOn(40))).toEqual([
    { way: 'hold_session', gain: 2500 },
    { way: 'book_session', gain: 2500 },
  ]);
  const arranged = factsOf({ sessions: held(10), ahead: [onDay(44)] });
  expect(waysToRaiseIt(arranged, termsOn(40))).toEqual([]);
  const idle = factsOf({ sessions: held(39), objectives: [{ doneAt: null, touchedAt: null }] });
  expect(waysToRaiseIt(idle, termsOn(40))).toEqual([{ way: 'touch_goals', gain: 1429 }]);
});

test('M16 a group is the mean of its mentees; it is silent or new only when all are', () => {
  const active = judge(factsOf({ sessions: held(80) }), termsOn(90));
  const silent = judge(factsOf(), termsOn(90));
  const group = groupHealth([active, silent]);
  expect([active.score, silent.score, group?.score]).toEqual([6667, 0, 3334]);
  expect(group).toMatchObject({ band: 'poor', reason: null });
  expect(groupHealth([silent, silent])).toMatchObject({ reason: 'silent' });
  const reported = judge(factsOf({ sessions: held(80), openReports: 1 }), termsOn(90));
  expect(groupHealth([active, reported])).toMatchObject({ band: 'poor', reason: 'open_report' });
  expect(groupHealth([])).toBeNull();
});
