/** Characters. Messages about one payment have some thousand. */
export const longestGatewayMessage = 500_000;

/** D23: sen inside, RM with two decimals on the wire. */
export const inRinggit = (sen: number) => sen / 100;

/** Why somebody is back on the page of what they did not pay, as its address says it: `?payment=failed`. */
export const paymentOutcomes = ['failed', 'left', 'silent', 'not_set_up'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** B100: how long a purchase may wait for its payment, in hours. */
export const hoursToPay = 24;

/** Percent (CRD-15, B107). */
const sstPercent = 8;

/** A division in whole sen; half a sen is rounded up. Both are whole numbers, and the divisor is more than 0. */
export const divideSen = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));

/** The service tax on an amount, both in whole sen. */
export const serviceTax = (subtotal: number) => divideSen(subtotal * sstPercent, 100);
