import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { anchorOf, totalOf } from './anchors.ts';

const day = (date: string) => Temporal.Instant.from(`${date}T00:00:00Z`).epochMilliseconds;
const stretches = [
  { from: day('2026-11-01'), until: day('2026-11-02'), bookings: 3 },
  { from: day('2026-11-05'), until: day('2026-11-06'), bookings: 2 },
  { from: day('2026-11-09'), until: day('2026-11-10'), bookings: 4 },
];
const of = (offset: number, order: 'asc' | 'desc') => {
  const { at, skip } = anchorOf(stretches, offset, order);
  return [at === null ? null : Temporal.Instant.fromEpochMilliseconds(at).toString().slice(0, 10), skip];
};

test('ADB-09 a page of a long list begins at the day that holds its first row, in either order', () => {
  expect(totalOf(stretches)).toBe(9);
  expect([0, 2, 3, 4, 5, 8].map((offset) => of(offset, 'asc'))).toEqual([
    ['2026-11-01', 0],
    ['2026-11-01', 2],
    ['2026-11-05', 0],
    ['2026-11-05', 1],
    ['2026-11-09', 0],
    ['2026-11-09', 3],
  ]);
  expect([0, 3, 4, 6, 8].map((offset) => of(offset, 'desc'))).toEqual([
    ['2026-11-10', 0],
    ['2026-11-10', 3],
    ['2026-11-06', 0],
    ['2026-11-02', 0],
    ['2026-11-02', 2],
  ]);
});

test('ADB-09 beyond the last row there is no such day', () => {
  expect(of(9, 'asc')).toEqual([null, 9]);
  expect(anchorOf([], 0, 'desc')).toEqual({ at: null, skip: 0 });
});
