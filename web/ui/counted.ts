/** A number that was counted to 10,000: a higher one stands for more. */
export const counted = (count: number) => (count > 10_000 ? '10,000+' : count);
