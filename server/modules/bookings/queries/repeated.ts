import { and, desc, eq, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingEvents, bookingReports, bookingReschedules } from '../tables.ts';

/** Whether this person has reported the session in this way, and the report is still open. */
export const hasReported = async (
  tx: Tx,
  bookingId: number,
  reporterId: number,
  kind: 'absent' | 'not_carried_out',
) => {
  const rows = await read(tx)
    .select({ id: bookingReports.id })
    .from(bookingReports)
    .where(
      and(
        eq(bookingReports.bookingId, bookingId),
        eq(bookingReports.reporterId, reporterId),
        eq(bookingReports.kind, kind),
        isNull(bookingReports.resolvedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** The last thing that was done to a booking, when and by whom. */
export const lastActOf = async (tx: Tx, bookingId: number) => {
  const [last] = await read(tx)
    .select({ action: bookingEvents.action, actorId: bookingEvents.actorId, at: bookingEvents.at })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(desc(bookingEvents.id))
    .limit(1);
  return last;
};

/** Whether this person made the last move, which put the session where it is. */
export const hasMovedLast = async (tx: Tx, bookingId: number, userId: number) => {
  const [last] = await read(tx)
    .select({ userId: bookingReschedules.userId })
    .from(bookingReschedules)
    .where(eq(bookingReschedules.bookingId, bookingId))
    .orderBy(desc(bookingReschedules.id))
    .limit(1);
  return last?.userId === userId;
};
