import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isKnown } from '../../availability/rules/known-calendars.ts';
import { afterFailure } from './watch.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const ago = (minutes: number) => now.subtract({ minutes });
type Failure = Parameters<typeof afterFailure>[1];

test.each<[Failure['kind'], number, number, number | null, string | null, string | null]>([
  // kind, failures before, minutes since it was good, Retry-After, broken, tried again
  ['later', 0, 10, null, null, '2026-11-20T10:01:00Z'],
  ['later', 1, 11, null, null, '2026-11-20T10:01:00Z'],
  ['later', 2, 12, null, 'unreachable', '2026-11-20T10:10:00Z'],
  ['later', 0, 12, null, null, '2026-11-20T10:01:00Z'],
  ['later', 0, 13, null, 'unreachable', '2026-11-20T10:10:00Z'],
  ['later', 0, 10, 300, null, '2026-11-20T10:05:00Z'],
  ['later', 2, 12, 3600, 'unreachable', '2026-11-20T11:00:00Z'],
  ['expired', 2, 12, null, 'unreachable', '2026-11-20T10:10:00Z'],
  ['revoked', 0, 1, null, 'revoked', null],
  ['not_permitted', 0, 1, null, 'not_permitted', null],
])('CAL-10 %s after %i failures, good %i minutes ago', (kind, failures, minutes, retryAfter, brokenWhy, again) => {
  const made = afterFailure({ failures, lastGoodAt: ago(minutes) }, { kind, retryAfter }, now);
  expect([made.brokenWhy, made.readDueAt?.toString() ?? null, made.failures]).toEqual([brokenWhy, again, failures + 1]);
});

test.each([
  [null, null, false],
  [0, null, true],
  [30, null, true],
  [31, null, false],
  [0, 5, false],
])('CAL-10 read %s minutes ago, broken since %s: known is %s', (read, broken, known) => {
  const reading = { readAt: read === null ? null : ago(read), brokenSince: broken === null ? null : ago(broken) };
  expect(isKnown(reading, now)).toBe(known);
});
