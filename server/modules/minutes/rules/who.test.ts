import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isFar, phaseAt, whyNotChange, whyNotReword, whyNotTakeAlong, whyNotTick, whyNotWrite } from './who.ts';

const mentor = { id: 1, isMentor: true };
const mentee = { id: 2, isMentor: false };
const action = { kind: 'action' as const, authorId: 1, ownerId: null };
const learner = { plan: 'ready' as const, hasMade: false };

test.each([
  ['pending', null],
  ['upcoming', null],
  ['completed', null],
  ['cancelled', 'minutes.called_off'],
  ['system_cancelled', 'minutes.called_off'],
  ['refunded', 'minutes.called_off'],
] as const)('a session that is %s is written in: %s', (status, why) => {
  expect(whyNotWrite({ status })).toBe(why);
});

test('a line is changed by its author and by the mentor, its words by its author alone', () => {
  expect(whyNotReword({ ...action, authorId: 2 }, mentor)).toBe('minutes.not_your_words');
  expect(whyNotReword({ ...action, authorId: 2 }, mentee)).toBeNull();
  expect(whyNotChange(action, mentee)).toBe('minutes.not_yours');
  expect(whyNotChange({ ...action, authorId: 2 }, mentee)).toBeNull();
  expect(whyNotChange({ ...action, authorId: 2 }, mentor)).toBeNull();
});

test.each([
  [{ ...action, kind: 'agenda' as const }, mentee, null],
  [action, mentee, null],
  [{ ...action, ownerId: 2 }, mentee, null],
  [{ ...action, ownerId: 3 }, mentee, 'minutes.not_for_you'],
  [{ ...action, ownerId: 3 }, mentor, null],
])('%o is ticked by %o: %s', (line, reader, why) => {
  expect(whyNotTick(line, reader)).toBe(why);
});

test.each([
  [action, mentor, learner, 'objectives.mentees_only'],
  [{ ...action, kind: 'agenda' as const }, mentee, learner, 'minutes.not_for_you'],
  [{ ...action, ownerId: 3 }, mentee, learner, 'minutes.not_for_you'],
  [action, mentee, { plan: 'ready' as const, hasMade: true }, 'minutes.objective_made'],
  [action, mentee, { plan: 'none' as const, hasMade: false }, 'minutes.no_plan'],
  [action, mentee, { plan: 'generating' as const, hasMade: false }, 'objectives.not_ready'],
  [{ ...action, ownerId: 2 }, mentee, learner, null],
])('%o becomes an objective of %o (%o): %s', (line, reader, facts, why) => {
  expect(whyNotTakeAlong(line, reader, facts)).toBe(why);
});

test.each([
  ['09:59:59.999', 'before'],
  ['10:00:00', 'under_way'],
  ['10:59:59.999', 'under_way'],
  ['11:00:00', 'over'],
])('a session from ten to eleven is at %s: %s', (time, phase) => {
  const at = (clock: string) => Temporal.Instant.from(`2026-11-05T${clock}Z`);
  expect(phaseAt({ startAt: at('10:00'), endAt: at('11:00') }, at(time))).toBe(phase);
});

test.each([
  ['2026-11-18', true],
  ['2026-11-19', false],
  ['2028-11-21', false],
  ['2028-11-22', true],
  ['1900-01-01', true],
])('on 20 November 2026 the day %s is out of reach: %s', (day, far) => {
  expect(isFar(day, Temporal.Instant.from('2026-11-20T12:00:00Z'))).toBe(far);
});
