import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dueOf, isRewritten, textsOf } from './actions.ts';

const long =
  'Write down three situations of the last month in which you did not say what you thought, and what you would say today to the same people';

test('a short action is the title, a long one is cut between two words and kept whole below it', () => {
  expect(textsOf('Call Mei')).toEqual({ title: 'Call Mei', description: '' });
  expect(textsOf(long)).toEqual({
    title:
      'Write down three situations of the last month in which you did not say what you thought, and what you would say today…',
    description: long,
  });
  expect(textsOf('x'.repeat(130)).title).toBe(`${'x'.repeat(119)}…`);
});

test('M48 an objective is rewritten once its title, its text or its first step is not what was agreed', () => {
  const asMade = { title: 'Call Mei', description: '', action: '' };
  expect(isRewritten(asMade, 'Call Mei')).toBe(false);
  expect(isRewritten({ ...asMade, title: 'Ring Mei' }, 'Call Mei')).toBe(true);
  expect(isRewritten({ ...asMade, description: 'On Friday' }, 'Call Mei')).toBe(true);
  expect(isRewritten({ ...asMade, action: 'Find her number' }, 'Call Mei')).toBe(true);
  expect(isRewritten({ ...textsOf(long), action: '' }, long)).toBe(false);
});

test('it is due on the day that was agreed, else in two weeks, over the end of a month and of a year', () => {
  const on = (day: string) => Temporal.PlainDate.from(day);
  expect(dueOf('2026-12-01', on('2026-11-05'))).toBe('2026-12-01');
  expect(dueOf('2026-11-05', on('2026-11-05'))).toBe('2026-11-05');
  expect(dueOf('2026-11-04', on('2026-11-05'))).toBe('2026-11-19');
  expect(dueOf(null, on('2028-02-16'))).toBe('2028-03-01');
  expect(dueOf(null, on('2026-12-20'))).toBe('2027-01-03');
});
