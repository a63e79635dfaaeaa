import { expect, test } from 'vitest';
import type { Draft, Hours } from './draft.ts';
import {
  copied,
  daysFrom,
  hoursToOpenWith,
  minutesIn,
  oneMore,
  runsOf,
  withDays,
  withHours,
  withoutDays,
} from './hours.ts';

const morning: Hours = { from: '09:00', to: '12:00' };
const evening: Hours = { from: '20:00', to: '24:00' };
const nothing: Draft = {
  own: null,
  week: [[], [], [], [], [], [], []],
  days: [],
  timezone: 'UTC',
  notice: 120,
  before: 0,
  after: 0,
  perWeek: null,
};

test.each<[Hours[], number]>([
  [[], 0],
  [[morning], 180],
  [[morning, evening], 420],
  [[{ from: '12:00', to: '09:00' }, morning], 180],
])('%j are %i minutes', (hours, minutes) => {
  expect(minutesIn(hours)).toBe(minutes);
});

test.each<[Hours[], Hours]>([
  [[], { from: '09:00', to: '10:00' }],
  [[morning], { from: '13:00', to: '14:00' }],
  [[evening, morning], { from: '23:00', to: '24:00' }],
  [[{ from: '09:00', to: '22:30' }], { from: '23:30', to: '24:00' }],
  [[{ from: '09:00', to: '23:00' }], { from: '23:00', to: '24:00' }],
])('to %j the next hour is added where it fits', (hours, next) => {
  expect(oneMore(hours)).toEqual(next);
});

test('a day that is switched on again opens as it was, else as another open day, else from nine to five', () => {
  const saved = withHours(nothing, 2, [evening]);
  const draft = withHours(nothing, 4, [morning]);
  expect(hoursToOpenWith(draft, saved, 2)).toEqual([evening]);
  expect(hoursToOpenWith(draft, saved, 1)).toEqual([morning]);
  expect(hoursToOpenWith(nothing, nothing, 1)).toEqual([{ from: '09:00', to: '17:00' }]);
});

test('hours are copied to the days named and to no other', () => {
  const { week } = copied(withHours(withHours(nothing, 1, [morning]), 6, [evening]), 1, [2, 3]);
  expect(week).toEqual([[], [morning], [morning], [morning], [], [], [evening]]);
});

test('a run of days is every day from the first to the last', () => {
  expect(daysFrom('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysFrom('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
});

test('what is added on a date takes the place of what held there, in the order of the calendar', () => {
  const first = withDays(nothing, ['2026-12-25', '2026-12-26'], [morning]);
  const { days } = withDays(first, ['2026-12-24', '2026-12-25'], []);
  expect(days).toEqual([
    { day: '2026-12-24', hours: [] },
    { day: '2026-12-25', hours: [] },
    { day: '2026-12-26', hours: [morning] },
  ]);
  expect(withoutDays({ ...nothing, days }, ['2026-12-25']).days.map(({ day }) => day)).toEqual([
    '2026-12-24',
    '2026-12-26',
  ]);
});

test('days one after the other with the same hours are one run, also over the new year', () => {
  const days = [
    { day: '2026-12-31', hours: [] },
    { day: '2027-01-01', hours: [] },
    { day: '2027-01-02', hours: [morning] },
    { day: '2027-01-03', hours: [morning] },
    { day: '2027-01-05', hours: [morning] },
  ];
  expect(runsOf(days).map(({ first, last, hours }) => [first, last, hours.length])).toEqual([
    ['2026-12-31', '2027-01-01', 0],
    ['2027-01-02', '2027-01-03', 1],
    ['2027-01-05', '2027-01-05', 1],
  ]);
});
