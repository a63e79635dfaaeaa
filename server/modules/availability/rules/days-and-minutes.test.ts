import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dateOf, readDay, readTime, weekOf, weekdayOf, writeDay, writeTime } from './days-and-minutes.ts';

test('every day from 1970 to 2100 has the number, the weekday and the spelling of the calendar', () => {
  const wrong: string[] = [];
  let date = Temporal.PlainDate.from('1970-01-01');
  for (let day = 0; date.year < 2101; day += 1) {
    const [year, month, dayOfMonth] = date.toString().split('-');
    const slashed = `${dayOfMonth}/${month}/${year}`;
    const read = dateOf(day);
    const right =
      readDay(date.toString()) === day &&
      readDay(slashed) === day &&
      writeDay(day) === slashed &&
      read.year === date.year &&
      read.month === date.month &&
      read.date === date.day &&
      weekdayOf(day) === date.dayOfWeek % 7;
    if (!right) wrong.push(date.toString());
    date = date.add({ days: 1 });
  }
  expect(wrong).toEqual([]);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '30/02/2026',
  '2026-1-1',
  '1969-12-31',
  '9999-01-01',
  '',
])('%j is no day', (text) => {
  expect(readDay(text)).toBeNull();
});

test('times of day are read and written', () => {
  expect(['00:00', '09:05', '23:59', '24:00'].map(readTime)).toEqual([0, 545, 1_439, 1_440]);
  expect([0, 545, 1_439].map(writeTime)).toEqual(['00:00', '09:05', '23:59']);
  expect(['24:01', '25:00', '9:00', '09:60', '09:00:00', '-1:00', ''].map(readTime)).toEqual(Array(7).fill(null));
});

test('a week runs from Monday to Sunday', () => {
  const week = (text: string) => weekOf(readDay(text) ?? NaN);
  expect(week('2026-11-22') - week('2026-11-16')).toBe(0); // Sunday and the Monday before
  expect(week('2026-11-23') - week('2026-11-22')).toBe(1); // Monday after
  expect(week('2027-01-03') - week('2026-12-28')).toBe(0); // over New Year
});
