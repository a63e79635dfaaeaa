import { and, desc, eq, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookings } from '../../bookings/tables.ts';
import { reviews } from '../../reviews/tables.ts';

/** The latest reviews, except of sessions hidden with a removed member (BKG-123). */
export const reflectionsIn = async (tx: Tx, programId: number, most: number) => {
  const rows = await read(tx)
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(and(eq(reviews.programId, programId), eq(reviews.hidden, false), isNull(bookings.hiddenAt)))
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit(most);
  return rows.map(({ review }) => review);
};
