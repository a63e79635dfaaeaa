import { expect, test } from 'vitest';
import { hoursIn } from './hours.ts';
import { monthsIn } from './months-wanted.ts';

test.each([
  // [what somebody typed, hours a week]; worked out by hand.
  ['30 minit sehari', 3.5],
  ['30 minutes a day', 3.5],
  ['tiga puluh minit setiap hari', 3.5],
  ['half an hour', 0.5],
  ['Half an hour a day', 3.5],
  ['setengah jam sehari', 3.5],
  ['15 mins daily', 1.75],
  ['twenty-five minutes, twice a week', 25 / 30],
  ['2 jam seminggu', 2],
  ['dua jam', 2],
  ['sejam setengah', 1.5],
  ['1 hour 30 minutes a week', 1.5],
  ['an hour and a half', 1.5],
  ['1½ hours', 1.5],
  ['1/2 hour', 0.5],
  ['1,5 hours', 1.5],
  ['2-3 hours', 2],
  ['2 atau 3 jam seminggu', 2],
  ['30 minutes a day, 5 days a week', 2.5],
  ['1 hour on weekdays', 5],
  ['1 jam selang sehari', 3.5],
  ['1 hour, 3 times a week', 3],
  ['2 jam, 2 kali seminggu', 4],
  ['3 hours every two weeks', 1.5],
  ['6 hours a month', 1.5],
  ['8 jam sebulan', 2],
  ['Sundays, 6 hours a month', 1.5],
  ['satu jam hari Sabtu', 1],
  ['2 hours a week for a month', 2],
  ['less than 1 hour', 0.5],
  ['lebih kurang 2 jam', 2],
  ['kurang daripada 2 jam', 1],
  ['about 10, on Sundays', 10],
  ['5', 5],
  ['no time at all', 0],
  ['1h30', 1.5],
  ['1h 30m a day', 10.5],
  ['3 x 20 minutes', 1],
  ['1 hour to 2 hours', 1],
  ['1 hari 30 minit', 3.5],
  ['tiada', 0],
])('B56 OBJ-04 “%s” is %d hours a week', (words, hours) => {
  expect(hoursIn(words)).toBeCloseTo(hours, 5);
});

test.each([
  'whenever I can',
  'after 10 at night',
  'a few hours',
  '3 months',
  '2 hours on Saturday and 1 hour on Sunday',
  '10 hours a year',
  '30 minutes in the morning and 30 minutes at night',
  'one hour each on Monday and Thursday',
  'tiga puluh jamban',
  '25 December',
  '',
])('B56 OBJ-04 “%s” is no number of hours that we could be sure of', (words) => {
  expect(hoursIn(words)).toBe(null);
});

test.each([
  ['3 months', 3],
  ['tiga bulan', 3],
  ['five', 5],
  ['setahun', 12],
  ['1 tahun', 12],
  ['half a year', 6],
  ['setengah tahun', 6],
  ['a month and a half', 1.5],
  ['1 year 6 months', 18],
  ['a year: 12 months', 12],
  ['3-6 months', 3],
  ['dalam 2 bulan', 2],
  ['a couple of months', 2],
  ['2 weeks', 14 / 30],
  ['2 minggu', 14 / 30],
  ['seminggu', 7 / 30],
  ['90 days', 3],
  ['60 hari', 2],
  ['3 bulan hingga 6 bulan', 3],
  ['less than 3 months', 1.5],
])('B56 OBJ-04 “%s” is %d months', (words, months) => {
  expect(monthsIn(words)).toBeCloseTo(months, 5);
});

test.each([
  'selepas Hari Raya',
  'after 25 December',
  'until 2 weeks before my exam',
  'by 2027',
  '25 December',
  '25 hari bulan 12',
  '6 months or 1 year',
  '2 hours a week',
  'as long as it takes',
  '3 months, or 2 years',
  '',
])('B56 OBJ-04 “%s” is no time that we could be sure of', (words) => {
  expect(monthsIn(words)).toBe(null);
});
