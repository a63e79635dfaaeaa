import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderPrice } from './price.ts';
import { ticketShares } from './shares.ts';

test('B107 what each ticket cost with its tax; a sen that cannot be divided belongs to one of them', () => {
  expect(ticketShares([2500, 2500], 5400)).toEqual([2700, 2700]);
  // RM0.99 three times is RM2.97, and its tax RM0.24.
  expect(ticketShares([99, 99, 99], 321)).toEqual([107, 107, 107]);
  expect(ticketShares([100, 100, 100], 100)).toEqual([33, 33, 34]);
  // A free one beside them costs nothing, and half the price is half the money.
  expect(ticketShares([2500, 0, 5000], 8100)).toEqual([2700, 0, 5400]);
  expect(ticketShares([0, 0], 0)).toEqual([0, 0]);
});

test('B107 largest amounts are divided to the sen', () => {
  const most = ticketShares(
    Array.from({ length: 1000 }, () => 1_000_000),
    1_080_000_001,
  );
  expect(most.reduce((sum, share) => sum + share, 0)).toBe(1_080_000_001);
  expect(new Set(most)).toEqual(new Set([1_080_000, 1_080_001]));
});

const price = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 }));
const orders = fc.array(price, { minLength: 1, maxLength: 40 }).filter((prices) => prices.some((one) => one > 0));

test('B107 whatever the prices and the order of refunds, all tickets one by one are the whole, never more on the way', () => {
  fc.assert(
    fc.property(orders, fc.nat(100), fc.infiniteStream(fc.nat(1000)), (prices, percentOff, picks) => {
      // What was really paid: with the tax, and less what a promo code took off.
      const { total: full } = orderPrice(prices.map((one) => ({ amount: 1, price: one })));
      const total = Math.round((full * (100 - percentOff)) / 100);
      const left = ticketShares(prices, total);
      let back = 0;
      while (left.length > 0) {
        const [share = 0] = left.splice((picks.next().value ?? 0) % left.length, 1);
        expect(share).toBeGreaterThanOrEqual(0);
        back += share;
        expect(back).toBeLessThanOrEqual(total);
      }
      expect(back).toBe(total);
    }),
  );
});

test('B107 no ticket gets back a sen more or less than its part of the price', () => {
  fc.assert(
    fc.property(orders, (prices) => {
      const { subtotal, total } = orderPrice(prices.map((one) => ({ amount: 1, price: one })));
      for (const [at, share] of ticketShares(prices, total).entries()) {
        const exact = (total * (prices[at] ?? 0)) / subtotal;
        expect(Math.abs(share - exact)).toBeLessThan(1);
      }
    }),
  );
});
