import { expect, test } from 'vitest';
import { fitted, labelEvery, roundUp, shareOf } from './chart.ts';
import { csvOf } from './csv.ts';

test('an axis ends at a round number that is not below the highest mark', () => {
  expect([0, 1, 3, 4, 5, 7, 9, 12, 45, 71, 99, 101, 430].map(roundUp)).toEqual([
    1, 1, 3, 4, 5, 8, 10, 20, 50, 80, 100, 200, 500,
  ]);
});

test('labels of many marks are thinned out, and those of few all stand', () => {
  expect([labelEvery(5, 600, 56), labelEvery(30, 600, 56), labelEvery(30, 300, 56)]).toEqual([1, 3, 6]);
});

test('a share of nothing is 0, and a long label is cut', () => {
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual([33, 0]);
  expect(fitted('Career guidance for engineers', 100)).toBe('Career guidan…');
  expect(fitted('CV Reviews', 100)).toBe('CV Reviews');
});

test('the file quotes every cell, and no cell is taken for a formula', () => {
  const rows = [
    ['Say "yes"', 3],
    ['=1+1', 0],
    ['-2', -2],
  ];
  expect(csvOf({ columns: ['Goal', 'People'], rows })).toBe(
    '\uFEFF"Goal","People"\r\n"Say ""yes""","3"\r\n"\'=1+1","0"\r\n"\'-2","-2"\r\n',
  );
});
