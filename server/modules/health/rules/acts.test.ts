import { expect, test } from 'vitest';
import { dueActs } from './acts.ts';
import { calibrationOf, hasSilence } from './calibration.ts';
import { factsOf, held, onDay } from './facts.fixture.ts';
import { dayMs } from './facts.ts';

const never = { nudgedAt: null, warnedAt: null };
const terms = (day: number, endsSilent = true) => ({ now: onDay(day), rhythmDays: 30, endsSilent });

// The last session on day 0; a cycle of 30 days.
const acts = [
  ['one and a half cycles to the hour', 45, {}, []],
  ['more than that: both are nudged', 45.1, {}, ['nudge']],
  ['once a cycle', 74, { nudgedAt: onDay(45) }, []],
  ['again in the next one', 75, { nudgedAt: onDay(45) }, ['nudge']],
  ['90 days to the hour', 90, { nudgedAt: onDay(75) }, []],
  ['more than that: they are warned', 90.1, { nudgedAt: onDay(75) }, ['warn']],
  ['seven days to answer', 97, { nudgedAt: onDay(75), warnedAt: onDay(90.1) }, []],
  ['then it ends', 97.1, { nudgedAt: onDay(75), warnedAt: onDay(90.1) }, ['end']],
] as const;
test.each(acts)('M16 silence: %s', (_name, day, done, due) => {
  expect(dueActs(factsOf({ sessions: held(0) }), terms(day), { ...never, ...done })).toEqual(due);
});

test('M16 nobody is warned or ended unless the program says so', () => {
  const facts = factsOf({ sessions: held(0) });
  const done = { nudgedAt: onDay(90), warnedAt: onDay(91) };
  expect(dueActs(facts, terms(110, false), done)).toEqual([]);
});

test('M16 a warning is forgotten once they have met again', () => {
  const met = factsOf({ sessions: held(0, 95) });
  const done = { nudgedAt: onDay(180), warnedAt: onDay(91) };
  expect(dueActs(met, terms(98), done)).toEqual([]);
  expect(dueActs(met, terms(186), done)).toEqual(['warn']);
});

test('M16 never while paused, and the pause does not count', () => {
  const resting = factsOf({ sessions: held(0), pauses: [{ from: onDay(20), until: null }] });
  expect(dueActs(resting, terms(300), never)).toEqual([]);
  const back = factsOf({ sessions: held(0), pauses: [{ from: onDay(20), until: onDay(300) }] });
  expect(dueActs(back, terms(325), never)).toEqual([]);
  expect(dueActs(back, terms(326), never)).toEqual(['nudge']);
});

test('M16 who has arranged the next session is left alone', () => {
  expect(dueActs(factsOf({ sessions: held(0), ahead: [onDay(121)] }), terms(120), never)).toEqual([]);
});

const of = (score: number, lost: boolean) => ({ score, lost, alarm: score < 5000 });

test('M16 calibration: area under the curve, sensitivity, specificity', () => {
  // Of the 2 × 3 couples the lost one is lower in five: 1,000 under all three, 6,000 under 7,000 and 8,000.
  const told = [of(1000, true), of(6000, true), of(4000, false), of(7000, false), of(8000, false)];
  const { auc, sensitivity, specificity, ...counted } = calibrationOf(told);
  expect(auc).toBeCloseTo(5 / 6, 6);
  expect([sensitivity, specificity]).toEqual([0.5, 2 / 3]);
  expect(counted).toEqual({ pairs: 5, lost: 2, calibrated: false });
});

test('M16 calibration: equal numbers are chance, and one outcome alone has no curve', () => {
  expect(calibrationOf([of(6000, true), of(6000, false)]).auc).toBe(0.5);
  expect(calibrationOf([of(6000, false)])).toMatchObject({ auc: null, sensitivity: null, specificity: 1 });
  expect(calibrationOf([])).toEqual({
    pairs: 0,
    lost: 0,
    auc: null,
    sensitivity: null,
    specificity: null,
    calibrated: false,
  });
});

test.each([
  [50, 10, true],
  [49, 10, false],
  [50, 9, false],
  [50, 41, false],
])('M16 calibration: %i pairs of which %i were lost are enough: %s', (pairs, lost, calibrated) => {
  const told = Array.from({ length: pairs }, (_, at) => of(at, at < lost));
  expect(calibrationOf(told).calibrated).toBe(calibrated);
});

// Sessions on these days; whether 60 days in a row had none, between day 0 and day 90.
const silences = [
  [[], true],
  [[30], true],
  [[31], false],
  [[20, 79], false],
  [[20, 80], true],
] as const;
test.each(silences)('M16 sessions on days %j: silent for 60 days is %s', (days, silent) => {
  const within = { from: onDay(0), until: onDay(90), stretch: 60 * dayMs };
  expect(hasSilence({ sessions: days.map(onDay), pauses: [] }, within)).toBe(silent);
  expect(hasSilence({ sessions: [onDay(31), onDay(89.9)], pauses: [] }, within)).toBe(false);
});
