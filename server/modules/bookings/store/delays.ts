import { lte } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingDelays } from '../tables.ts';

/** True unless this person has said so after `since`; two at the same moment are one. */
export const noteDelay = async (tx: Tx, said: typeof bookingDelays.$inferInsert, since: Temporal.Instant) => {
  const rows = await db(tx)
    .insert(bookingDelays)
    .values(said)
    .onConflictDoUpdate({
      target: [bookingDelays.bookingId, bookingDelays.userId],
      set: { saidAt: said.saidAt },
      setWhere: lte(bookingDelays.saidAt, since),
    })
    .returning();
  return rows.length > 0;
};
