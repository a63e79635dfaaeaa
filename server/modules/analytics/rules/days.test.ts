import { expect, test } from 'vitest';
import { daysOfMonth, spanOf } from './days.ts';

test('ANA-03 days begin and end at midnight where the reader is, also on a day of 23 hours', () => {
  const said = (zone: string, from: string | null, to: string | null) => {
    const { from: begins, until } = spanOf(zone, from, to);
    return [begins?.toString(), until?.toString()];
  };
  expect(said('Asia/Kuala_Lumpur', '2026-11-20', '2026-11-20')).toEqual([
    '2026-11-19T16:00:00Z',
    '2026-11-20T16:00:00Z',
  ]);
  expect(said('Europe/Berlin', '2026-03-29', '2026-03-29')).toEqual(['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z']);
  expect(said('UTC', null, '2026-11-20')).toEqual([undefined, '2026-11-21T00:00:00Z']);
});

test('ANA-13 a month has all its days, in leap years as well', () => {
  expect(daysOfMonth(2028, 2)).toHaveLength(29);
  expect(daysOfMonth(2026, 11).at(0)).toBe('2026-11-01');
  expect(daysOfMonth(2026, 11).at(-1)).toBe('2026-11-30');
});
