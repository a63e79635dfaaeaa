import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { lastMonth, monthDue, sendsAt } from './report-month.ts';

const at = (text: string) => Temporal.Instant.from(text);

test.each([
  // Kuala Lumpur is eight hours ahead of UTC all year.
  ['2026-11-30T23:59:59Z', 'Asia/Kuala_Lumpur', '2026-10-01'],
  ['2026-12-01T00:00:00Z', 'Asia/Kuala_Lumpur', '2026-11-01'],
  ['2026-12-31T12:00:00Z', 'Asia/Kuala_Lumpur', '2026-11-01'],
  ['2027-01-01T00:00:00Z', 'Asia/Kuala_Lumpur', '2026-12-01'],
  ['2026-12-01T07:59:59Z', 'UTC', '2026-10-01'],
  ['2026-12-01T08:00:00Z', 'UTC', '2026-11-01'],
  // The clocks of New York go back on the first of November 2026: eight o'clock is 13:00 in UTC.
  ['2026-11-01T12:59:59Z', 'America/New_York', '2026-09-01'],
  ['2026-11-01T13:00:00Z', 'America/New_York', '2026-10-01'],
  // Where it is Tuesday already, and where it is still Monday.
  ['2026-11-30T18:00:00Z', 'Pacific/Kiritimati', '2026-11-01'],
  ['2026-12-01T18:59:59Z', 'Pacific/Pago_Pago', '2026-10-01'],
])('by %s in %s the report on the month from %s is due', (now, zone, month) => {
  expect(monthDue(at(now), zone).toString()).toBe(month);
});

test('a report on November is sent at eight on the first of December, where the program is', () => {
  const october = Temporal.PlainDate.from('2026-10-01');
  expect(sendsAt(october, 'Asia/Kuala_Lumpur').toString()).toBe('2026-12-01T00:00:00Z');
  expect(sendsAt(october, 'America/New_York').toString()).toBe('2026-12-01T13:00:00Z');
  expect(monthDue(sendsAt(october, 'America/New_York'), 'America/New_York').toString()).toBe('2026-11-01');
});

test('last month is the calendar month before, from its first second on', () => {
  expect(lastMonth(at('2026-12-31T15:59:59Z'), 'Asia/Kuala_Lumpur').toString()).toBe('2026-11-01');
  expect(lastMonth(at('2026-12-31T16:00:00Z'), 'Asia/Kuala_Lumpur').toString()).toBe('2026-12-01');
});
