import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  [35, 'MYR', 'RM35.00'],
  [1234.5, 'MYR', 'RM1,234.50'],
  [-10.5, 'MYR', '-RM10.50'],
  [0, 'MYR', 'RM0.00'],
  [60, 'USD', '$60.00'],
])('CRD-13 %d %s is written %s', (amount, currency, words) => {
  expect(money(amount, currency)).toBe(words);
});
