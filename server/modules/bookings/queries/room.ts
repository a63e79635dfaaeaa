import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { joinMargin } from '../rules/phases.ts';
import { bookings } from '../tables.ts';

/** What a booking's meeting room is called among the meetings, which know no bookings. */
export const roomOf = (bookingId: number) => `booking ${bookingId}`;

/** The other way. */
export const bookingOf = (room: string) => Number(room.slice(room.indexOf(' ')));

/** The sessions of a programme whose rooms stand open at this moment, whatever has become of them. */
export const sessionsNow = (tx: Tx, programId: number, now: Temporal.Instant) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.programId, programId),
        lte(bookings.startAt, now.add(joinMargin)),
        gte(bookings.endAt, now.subtract(joinMargin)),
      ),
    )
    .orderBy(asc(bookings.id));
