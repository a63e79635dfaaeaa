import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { intakeFacts, placesLeft } from './intake.ts';

const any = { lastDay: null, places: null, waitlist: false };
const facts = (changes: object, now: string, taken = 0) =>
  intakeFacts({ ...any, ...changes }, { zone: 'Asia/Kuala_Lumpur', now: Temporal.Instant.from(now), taken });

test.each([
  // Midnight in Kuala Lumpur is 16:00 UTC of the day before.
  ['2026-12-15', '2026-12-15T15:59:59Z', false],
  ['2026-12-15', '2026-12-15T16:00:00Z', true],
  ['2026-12-15', '2026-12-14T16:00:00Z', false],
  [null, '2030-01-01T00:00:00Z', false],
] as const)(
  'the last day %s ends at midnight in the zone of the program: at %s it has passed: %s',
  (lastDay, now, late) => {
    expect(facts({ lastDay }, now).late).toBe(late);
  },
);

test.each([
  [null, 500, null, false],
  [3, 2, 1, false],
  [3, 3, 0, true],
  // The number was lowered later.
  [3, 5, 0, true],
] as const)('of %s places %i are taken: %s are left, full: %s', (places, taken, left, full) => {
  expect(placesLeft(places, taken)).toBe(left);
  expect(facts({ places }, '2026-12-01T00:00:00Z', taken).full).toBe(full);
});
