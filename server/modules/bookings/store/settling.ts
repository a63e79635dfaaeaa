import { and, eq, isNull } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { BookingAct, StoredStatus } from '../../../../contract/bookings/index.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingEvents, bookingReports, bookings } from '../tables.ts';

// What an act leaves behind. Only `settle` may write it, because a change of state without its history would be a bug.

type Patch = Partial<typeof bookings.$inferInsert>;

export const updateBooking = async (tx: Tx, id: number, patch: Patch, now: Temporal.Instant) => {
  await db(tx)
    .update(bookings)
    .set({ ...patch, updatedAt: now })
    .where(eq(bookings.id, id));
};

interface RecordedAct {
  bookingId: number;
  actorId: number | null;
  action: BookingAct;
  fromStatus: StoredStatus | null;
  toStatus: StoredStatus;
  data?: Record<string, unknown> | undefined;
  at: Temporal.Instant;
}

export const recordAct = async (tx: Tx, act: RecordedAct) => {
  await db(tx).insert(bookingEvents).values(act);
};

type Resolution = NonNullable<(typeof bookingReports.$inferInsert)['resolution']>;

/** Settles all open reports of this booking, if it has any. */
export const resolveReports = async (
  tx: Tx,
  bookingId: number,
  { by, at, resolution }: { by: number | null; at: Temporal.Instant; resolution: Resolution },
) => {
  await db(tx)
    .update(bookingReports)
    .set({ resolvedAt: at, resolvedBy: by, resolution })
    .where(and(eq(bookingReports.bookingId, bookingId), isNull(bookingReports.resolvedAt)));
};
