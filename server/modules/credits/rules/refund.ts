/**
 * M44: what goes back of a purchase, in sen: the share of its points that are left, rounded down. `total` is what was paid,
 * tax and fee included.
 */
export const unusedShare = (total: number, { left, bought }: { left: number; bought: number }) =>
  Math.floor((total * left) / bought);
