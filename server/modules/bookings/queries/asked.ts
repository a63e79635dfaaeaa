import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookingParticipants, bookings } from '../tables.ts';

/** Nobody has more of them at a time; it is only asked whether there is one or several. */
const mostLookedAt = 20;

const theirs = (tx: Tx, userId: number, which: SQL | undefined) =>
  read(tx)
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(
      and(
        eq(bookingParticipants.userId, userId),
        isNull(bookingParticipants.hiddenAt),
        isNull(bookings.hiddenAt),
        which,
      ),
    )
    .orderBy(asc(bookings.startAt))
    .limit(mostLookedAt);

/** Requests and suggested times that wait for this person's side; some may have run out since the clock last looked. */
export const awaiting = (tx: Tx, userId: number) =>
  theirs(
    tx,
    userId,
    and(
      eq(bookings.awaitingRole, bookingParticipants.userType),
      or(eq(bookings.status, 'pending'), isNotNull(bookings.proposedStartAt)),
    ),
  );

/** Confirmed sessions that start by then and are not over. */
export const nearNow = (tx: Tx, userId: number, when: { startUntil: Temporal.Instant; endAfter: Temporal.Instant }) =>
  theirs(
    tx,
    userId,
    and(eq(bookings.status, 'upcoming'), lte(bookings.startAt, when.startUntil), gt(bookings.endAt, when.endAfter)),
  );
