import { divideSen as divide, serviceTax } from '../../../../contract/payments/index.ts';

/** What a purchase costs; all in sen (M21). */
export interface Price {
  /** Before any discount. */
  original: number;
  subtotal: number;
  sst: number;
  fee: number;
  total: number;
}

const nothing = { subtotal: 0, sst: 0, fee: 0, total: 0 };

/** The gateway keeps 4 % of the total and RM 1.00: what arrives is to be subtotal and tax (CRD-16). */
const feePercent = 4;
const feeFixed = 100;

/**
 * CRD-14 to CRD-16, B102, D14: the documents' formula in whole sen. `cost` of one package; `discount` in percent. What
 * costs nothing after the discount has no tax and no fee either.
 */
export const priceOf = ({ cost, quantity, discount }: { cost: number; quantity: number; discount: number }): Price => {
  const original = cost * quantity;
  const subtotal = divide(original * (100 - discount), 100);
  if (subtotal <= 0) return { original, ...nothing };
  const sst = serviceTax(subtotal);
  const total = divide((subtotal + sst + feeFixed) * 100, 100 - feePercent);
  return { original, subtotal, sst, fee: total - subtotal - sst, total };
};
