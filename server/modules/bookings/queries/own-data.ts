import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingNotes, bookingParticipants, bookingReports, bookings } from '../tables.ts';
import { withParts } from './views.ts';

/** Every session this person was ever in, latest first, including those that no list shows them any longer (M22). */
export const sessionsOf = async (tx: Tx, userId: number) => {
  const theirs = sql`(select ${bookingParticipants.bookingId} from ${bookingParticipants} where ${bookingParticipants.userId} = ${userId})`;
  const rows = await read(tx)
    .select()
    .from(bookings)
    .where(inArray(bookings.id, theirs))
    .orderBy(desc(bookings.startAt), desc(bookings.id));
  return withParts(tx, rows);
};

export const notesBy = (tx: Tx, userId: number) =>
  read(tx).select().from(bookingNotes).where(eq(bookingNotes.userId, userId)).orderBy(asc(bookingNotes.bookingId));

/** This person's note on one session; an empty note when there is none yet. */
export const ownNote = async (tx: Tx, bookingId: number, userId: number) => {
  const [row] = await read(tx)
    .select()
    .from(bookingNotes)
    .where(and(eq(bookingNotes.bookingId, bookingId), eq(bookingNotes.userId, userId)));
  return row?.note ?? '';
};

export const reportsBy = (tx: Tx, userId: number) =>
  read(tx).select().from(bookingReports).where(eq(bookingReports.reporterId, userId)).orderBy(asc(bookingReports.id));
