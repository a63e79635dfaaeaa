import { and, asc, eq, inArray } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingParticipants, bookings } from '../tables.ts';

/** What still lies before somebody who leaves, the whole house or one programme. */
export const openBookingsOf = (tx: Tx, userId: number, programId?: number) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(
      and(
        eq(bookingParticipants.userId, userId),
        inArray(bookings.status, ['pending', 'upcoming']),
        programId === undefined ? undefined : eq(bookings.programId, programId),
      ),
    )
    .orderBy(asc(bookings.id));

/** What waits for an answer in a programme. */
export const pendingIn = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.programId, programId), eq(bookings.status, 'pending')))
    .orderBy(asc(bookings.id));
