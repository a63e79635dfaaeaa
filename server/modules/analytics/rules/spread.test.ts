import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test('mentors are counted by their mentees, and those with five or more together', () => {
  expect(spreadOf([0, 0, 1, 3, 5, 9]).map(({ mentees, or_more: more, mentors }) => [mentees, more, mentors])).toEqual([
    [0, false, 2],
    [1, false, 1],
    [2, false, 0],
    [3, false, 1],
    [4, false, 0],
    [5, true, 2],
  ]);
});
