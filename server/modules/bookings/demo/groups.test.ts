import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { askedAt } from './groups.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');

test.each([
  ['2026-11-11T10:00:00Z', '2026-11-05T10:00:00Z'],
  ['2026-11-23T10:00:00Z', '2026-11-17T10:00:00Z'],
  ['2026-12-02T10:00:00Z', '2026-11-18T10:00:00Z'],
])('SYS-24 a session at %s was asked for at %s, never later than now', (at, asked) => {
  expect(askedAt({ startAt: Temporal.Instant.from(at), now }).toString()).toBe(asked);
});
