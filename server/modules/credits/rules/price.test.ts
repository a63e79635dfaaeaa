import { expect, test } from 'vitest';
import { priceOf } from './price.ts';

test.each([
  [3500, 0, { original: 3500, subtotal: 3500, sst: 280, fee: 262, total: 4042 }],
  [6000, 0, { original: 6000, subtotal: 6000, sst: 480, fee: 374, total: 6854 }],
  [3500, 30, { original: 3500, subtotal: 2450, sst: 196, fee: 214, total: 2860 }],
  [3500, 100, { original: 3500, subtotal: 0, sst: 0, fee: 0, total: 0 }],
  [0, 0, { original: 0, subtotal: 0, sst: 0, fee: 0, total: 0 }],
])('CRD-14 CRD-15 CRD-16 the printed examples: %i sen less %i percent', (cost, discount, price) => {
  expect(priceOf({ cost, quantity: 1, discount })).toEqual(price);
});

test('CRD-14 the discount is taken off cost times quantity, and rounded once', () => {
  // 3 × RM 0.33 less 50 %: RM 0.495, so RM 0.50; rounded one by one it would be RM 0.51.
  expect(priceOf({ cost: 33, quantity: 3, discount: 50 }).subtotal).toBe(50);
});

/** The formula in fractions: rounds `numerator / denominator` to whole sen, a half up. */
const rounded = (numerator: bigint, denominator: bigint) => {
  const whole = numerator / denominator;
  return (numerator % denominator) * 2n >= denominator ? whole + 1n : whole;
};

test('CRD-14 CRD-15 CRD-16 every price up to RM 1,000, with discounts of every percent, is that of the formula in fractions', () => {
  let different = 0;
  for (let cost = 0; cost <= 100_000; cost += 1) {
    const discount = (cost * 7) % 101;
    // RM: subtotal = cost × (100 − discount) / 100; SST = 8 % of it; total = (subtotal + SST + 1) / 0.96.
    const subtotal = rounded(BigInt(cost) * BigInt(100 - discount), 100n);
    const sst = rounded(subtotal * 8n, 100n);
    const total = subtotal === 0n ? 0n : rounded((subtotal + sst + 100n) * 100n, 96n);
    const price = priceOf({ cost, quantity: 1, discount });
    const isSame =
      BigInt(price.subtotal) === subtotal &&
      BigInt(price.total) === total &&
      (subtotal === 0n || BigInt(price.sst) === sst) &&
      price.subtotal + price.sst + price.fee === price.total;
    if (!isSame) different += 1;
  }
  expect(different).toBe(0);
});
