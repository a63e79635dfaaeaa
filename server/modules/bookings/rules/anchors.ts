/** So many bookings of a list begin within it. Epoch milliseconds: a list has thousands of them. */
export interface Stretch {
  from: number;
  until: number;
  bookings: number;
}

/** Where a page of the list begins: at this end of a stretch, after so many of its bookings. Null: at the list's own. */
export interface Anchor {
  at: number | null;
  skip: number;
}

export const totalOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, { bookings }) => sum + bookings, 0);

/**
 * Finds the place of the row number `offset` in a list by its start, without reading those before it: stretches (a day
 * each, in the order of time) say how many lie in them.
 */
export const anchorOf = (stretches: readonly Stretch[], offset: number, order: 'asc' | 'desc'): Anchor => {
  let before = 0;
  for (const stretch of order === 'asc' ? stretches : stretches.toReversed()) {
    if (before + stretch.bookings > offset)
      return { at: order === 'asc' ? stretch.from : stretch.until, skip: offset - before };
    before += stretch.bookings;
  }
  return { at: null, skip: offset };
};
