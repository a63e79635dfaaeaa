import { serviceTax } from '../../../../contract/payments/index.ts';

interface Line {
  amount: number;
  /** Sen. */
  price: number;
}

/** B107: the price of the tickets and the service tax on it, in sen; there is no fee. */
export const orderPrice = (lines: readonly Line[]) => {
  const subtotal = lines.reduce((sum, { amount, price }) => sum + amount * price, 0);
  const sst = serviceTax(subtotal);
  return { subtotal, sst, total: subtotal + sst };
};

/**
 * What each line of an order cost with its tax, in sen. Taxes are rounded once an order, so the last line takes what is
 * left: together they are the total.
 */
export const lineTotals = (lines: readonly Line[], total: number): number[] => {
  const each = lines.map((line) => orderPrice([line]).total);
  const before = each.slice(0, -1);
  return [...before, total - before.reduce((sum, one) => sum + one, 0)];
};
