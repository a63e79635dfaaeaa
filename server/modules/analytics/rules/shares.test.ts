import { expect, test } from 'vitest';
import { mean, percent } from './shares.ts';

test('ANA-18 a share of nothing is 0, and others are whole percent', () => {
  expect([percent(0, 0), percent(3, 0), percent(1, 3), percent(2, 3), percent(1, 1), percent(1, 200)]).toEqual([
    0, 0, 33, 67, 100, 1,
  ]);
});

test('ANA-04 a mean has one decimal, and there is none of nothing', () => {
  expect([mean(0, 0), mean(13, 3), mean(9, 2), mean(5, 1)]).toEqual([null, 4.3, 4.5, 5]);
});
