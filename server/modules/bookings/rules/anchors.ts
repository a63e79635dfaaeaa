/**
 * A stretch of time in which this many bookings of a list begin. In epoch milliseconds, because a list has thousands of
 * them.
 */
export interface Stretch {
  from: number;
  until: number;
  bookings: number;
}

/**
 * Where a page of the list begins: at this end of a stretch, after skipping this many bookings. Null for the end of the
 * list itself.
 */
export interface Anchor {
  at: number | null;
  skip: number;
}

export const totalOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, { bookings }) => sum + bookings, 0);

/**
 * Finds the start of row number `offset` without reading the rows before it, because the stretches (a day each, in
 * chronological order) say how many bookings they contain.
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
