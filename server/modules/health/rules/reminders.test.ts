import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { asksFirst } from './reminders.ts';

const sent = Temporal.Instant.from('2026-11-20T10:00:00Z');

test.each([
  ['2026-11-20T10:00:01Z', true],
  ['2026-11-21T09:59:59Z', true],
  ['2026-11-21T10:00:00Z', false],
  ['2026-11-25T10:00:00Z', false],
])('PAR-05 a reminder of 20 November, 10:00, at %s: asked about first is %s', (now, asked) => {
  expect(asksFirst(sent, Temporal.Instant.from(now))).toBe(asked);
});

test('PAR-05 the first reminder is not asked about', () => {
  expect(asksFirst(null, sent)).toBe(false);
});
