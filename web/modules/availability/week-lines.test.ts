import { expect, test } from 'vitest';
import { weekLines } from './week-lines.ts';

const rule = (weekday: number, from = '09:00', to = '17:00') => ({ weekday, from, to });

test('neighbouring days with the same hours are one line, Monday first; closed days are left out', () => {
  const office = [{ from: '09:00', to: '17:00' }];
  expect(weekLines([0, 1, 2, 3, 5, 6].map((weekday) => rule(weekday)))).toEqual([
    { first: 1, last: 3, hours: office },
    { first: 5, last: 0, hours: office },
  ]);
  expect(weekLines([])).toEqual([]);
});

test('a day with a pause has both its stretches, in their order, and a line of its own', () => {
  expect(weekLines([rule(2, '14:00', '18:00'), rule(2, '09:00', '12:00'), rule(3, '09:00', '12:00')])).toEqual([
    {
      first: 2,
      last: 2,
      hours: [
        { from: '09:00', to: '12:00' },
        { from: '14:00', to: '18:00' },
      ],
    },
    { first: 3, last: 3, hours: [{ from: '09:00', to: '12:00' }] },
  ]);
});
