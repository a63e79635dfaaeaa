import { capOf, type TicketType } from '../../../../contract/events/index.ts';

/** What about a ticket says how many are left. */
export interface Stock {
  ticketType: TicketType;
  maxAmount: number;
  maxPerUser: number;
  /** Sold, held or offered. */
  taken: number;
}

/** EVT-21: null when there is no limit. */
export const leftOf = ({ maxAmount, taken }: Pick<Stock, 'maxAmount' | 'taken'>) =>
  maxAmount === 0 ? null : Math.max(0, maxAmount - taken);

/**
 * EVT-09, D15: how many more this person may take in one order. What they have, hold or are offered counts towards the
 * limit for each person, where there is one; a place that is offered to them is kept for them besides what is left.
 */
export const roomFor = (stock: Stock, { has, offered }: { has: number; offered: number }) => {
  const left = leftOf(stock);
  const cap = capOf({ ...stock, left: left === null ? null : left + offered });
  const limited = stock.ticketType === 'free' || stock.maxPerUser > 0;
  const perPerson = capOf({ ...stock, left: null });
  return Math.max(0, limited ? Math.min(cap, perPerson - has) : cap);
};
