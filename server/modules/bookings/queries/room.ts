import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookings } from '../tables.ts';

/** The name of a booking's meeting room. The meetings module knows nothing about bookings. */
export const roomOf = (bookingId: number) => `booking ${bookingId}`;

/** The id of the booking that a room belongs to. */
export const bookingOf = (room: string) => Number(room.slice(room.indexOf(' ')));

interface Within {
  startUntil: Temporal.Instant;
  endFrom: Temporal.Instant;
}

/** The sessions of a programme that start and end within these limits, whatever their status. */
export const sessionsWithin = (tx: Tx, programId: number, { startUntil, endFrom }: Within) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.programId, programId), lte(bookings.startAt, startUntil), gte(bookings.endAt, endFrom)))
    .orderBy(asc(bookings.id));
