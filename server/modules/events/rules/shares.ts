/**
 * What of an order's total each of its tickets cost, tax and all, in sen: by its price, in the order of the tickets. Each
 * sen belongs to one ticket, so the shares add up to the total, whichever tickets are paid back and in whatever order.
 * What cost nothing has no share.
 */
export const ticketShares = (prices: readonly number[], total: number): number[] => {
  const sum = prices.reduce((all, price) => all + price, 0);
  if (sum === 0) return prices.map(() => 0);
  // The product of two amounts may be more than a number holds exactly.
  const paidFor = (some: number) => Number((BigInt(total) * BigInt(some)) / BigInt(sum));
  let before = 0;
  return prices.map((price) => {
    const share = paidFor(before + price) - paidFor(before);
    before += price;
    return share;
  });
};
