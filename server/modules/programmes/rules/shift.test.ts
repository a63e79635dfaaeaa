import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { daysBetween, shiftDay, shiftMoment } from './shift.ts';

test.each([
  ['2026-12-01', '2027-03-01', 90],
  ['2026-12-01', '2026-11-30', -1],
  [null, '2027-03-01', 0],
  ['2026-12-01', null, 0],
] as const)('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('days move by days, and moments keep their hour across summer time', () => {
  expect(shiftDay('2026-12-31', 60)).toBe('2027-03-01');
  // 9:00 in London, in winter and in summer.
  const shifted = shiftMoment(Temporal.Instant.from('2026-12-01T09:00:00Z'), { days: 180, zone: 'Europe/London' });
  expect(shifted.toString()).toBe('2027-05-30T08:00:00Z');
});
