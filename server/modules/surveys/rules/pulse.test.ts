import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { roundAt } from './pulse.ts';

const pairedAt = Temporal.Instant.from('2026-01-01T10:00:00Z');

test.each([
  [0, null],
  [29, null],
  [30, 0],
  [50, 0],
  [51, null],
  [89, null],
  [90, 1],
  [110, 1],
  [111, null],
  [150, 2],
])('M16 on day %i of a pair the open round is %s', (day, round) => {
  expect(roundAt(pairedAt, pairedAt.add({ hours: 24 * day }))).toBe(round);
});

test('M16 a day is over when it is over', () => {
  expect(roundAt(pairedAt, pairedAt.add({ hours: 24 * 30 - 1 }))).toBeNull();
});
