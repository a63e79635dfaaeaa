import { expect, test } from 'vitest';
import { readDay } from './days-and-minutes.ts';
import { type DateOverride, hoursProblem, weeklyHours, type WeeklyRule } from './weekly-hours.ts';

const monday = (from: string, to: string): WeeklyRule => ({ weekday: 1, from, to });
const tenRanges = Array.from({ length: 10 }, (_, i) => monday(`${10 + i}:00`, `${10 + i}:30`));
const someMonday = '2026-11-23';
const hoursOn = (rules: WeeklyRule[], overrides: DateOverride[] = []) =>
  weeklyHours(rules, overrides)(readDay(someMonday) ?? NaN).map(({ from, to }) => [from / 60, to / 60]);

test.each<[string, (WeeklyRule | DateOverride)[], { index: number; reason: string } | null]>([
  ['nothing at all', [], null],
  ['a whole day', [monday('00:00', '24:00')], null],
  ['ranges that touch', [monday('12:00', '15:00'), monday('09:00', '12:00')], null],
  ['the same hours on two days', [monday('09:00', '12:00'), { weekday: 2, from: '09:00', to: '12:00' }], null],
  ['ten ranges a day', tenRanges, null],
  ['eleven ranges a day', [...tenRanges, monday('22:00', '23:00')], { index: 10, reason: 'too_many_ranges' }],
  ['an overlap', [monday('09:00', '12:00'), monday('11:59', '13:00')], { index: 1, reason: 'overlaps' }],
  ['a range inside another', [monday('10:00', '11:00'), monday('09:00', '12:00')], { index: 1, reason: 'overlaps' }],
  ['an empty range', [monday('09:00', '09:00')], { index: 0, reason: 'ends_before_it_starts' }],
  ['a range over midnight', [monday('22:00', '02:00')], { index: 0, reason: 'ends_before_it_starts' }],
  ['24:00 as a start', [monday('24:00', '24:00')], { index: 0, reason: 'ends_before_it_starts' }],
  ['a time past midnight', [monday('22:00', '24:30')], { index: 0, reason: 'not_a_time' }],
  ['no time', [monday('09:00', '12:00'), monday('noon', '13:00')], { index: 1, reason: 'not_a_time' }],
  ['an eighth weekday', [{ weekday: 7, from: '09:00', to: '12:00' }], { index: 0, reason: 'not_a_weekday' }],
  ['half a weekday', [{ weekday: 0.5, from: '09:00', to: '12:00' }], { index: 0, reason: 'not_a_weekday' }],
  ['a blocked day', [{ day: someMonday, blocked: true }], null],
  ['no such day', [{ day: '2026-02-30', blocked: true }], { index: 0, reason: 'not_a_day' }],
  [
    'a blocked day with open hours',
    [
      { day: someMonday, blocked: true },
      { day: someMonday, from: '09:00', to: '12:00' },
    ],
    { index: 1, reason: 'overlaps' },
  ],
])('hours with %s', (_, entries, problem) => {
  expect(hoursProblem(entries)).toEqual(problem);
});

test('ranges that touch or overlap are one; others stay apart', () => {
  expect(hoursOn([monday('14:00', '16:00'), monday('09:00', '11:00'), monday('11:00', '12:00')])).toEqual([
    [9, 12],
    [14, 16],
  ]);
  expect(hoursOn([monday('09:00', '15:00'), monday('10:00', '11:00')])).toEqual([[9, 15]]);
  expect(hoursOn([monday('09:00', '09:00'), monday('22:00', '02:00'), monday('9', '10')])).toEqual([]);
});

test('0 is Sunday and 6 is Saturday', () => {
  const opens = (weekday: number, day: string) =>
    weeklyHours([{ weekday, from: '09:00', to: '10:00' }], [])(readDay(day) ?? NaN).length;
  expect([opens(0, '2026-11-22'), opens(6, '2026-11-21'), opens(1, '2026-11-22')]).toEqual([1, 1, 0]);
});

test('the overrides of a day replace its weekly rules, and a blocked one closes it', () => {
  const rules = [monday('09:00', '12:00')];
  const evening = { day: someMonday, from: '18:00', to: '20:00' };
  expect(hoursOn(rules, [{ day: '2026-11-30', blocked: true }])).toEqual([[9, 12]]);
  expect(hoursOn(rules, [evening, { day: someMonday, from: '20:00', to: '21:00' }])).toEqual([[18, 21]]);
  expect(hoursOn(rules, [evening, { day: someMonday, blocked: true }])).toEqual([]);
});
