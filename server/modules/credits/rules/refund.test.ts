import { expect, test } from 'vitest';
import { unusedShare } from './refund.ts';

test.each([
  ['all of it', 6854, 30, 30, 6854],
  ['two of three credits', 6854, 20, 30, 4569],
  ['one of three', 6854, 10, 30, 2284],
  ['nothing left', 6854, 0, 30, 0],
  ['what cost nothing', 0, 30, 30, 0],
])('M44 %s', (_name, total, left, bought, share) => {
  expect(unusedShare(total, { left, bought })).toBe(share);
});
