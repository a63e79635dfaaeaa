import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { lockedUntil } from './attempts.ts';

const at = (minute: number) => Temporal.Instant.from('2026-11-20T10:00:00Z').add({ seconds: Math.round(minute * 60) });

test.each([
  ['no failure', [], 0, null],
  ['four failures', [0, 1, 2, 3], 3, null],
  ['five failures at once', [0, 0, 0, 0, 0], 0, 15],
  ['five failures: locked to the last second', [0, 1, 2, 3, 4], 18.98, 19],
  ['five failures: open again after 15 minutes', [0, 1, 2, 3, 4], 19, null],
  ['the fifth exactly 15 minutes after the first', [0, 1, 2, 3, 15], 15, 30],
  ['the fifth later than that', [0, 1, 2, 3, 15.02], 16, null],
  ['an old failure before four new ones', [0, 16, 17, 18, 19], 19, null],
  ['six failures of which the last five count', [0, 16, 17, 18, 19, 20], 21, 35],
])('ACC-70 %s', (_title, failures, now, until) => {
  expect(lockedUntil(failures.map(at), at(now))?.toString() ?? null).toBe(until === null ? null : at(until).toString());
});
