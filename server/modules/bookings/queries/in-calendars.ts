import { and, asc, eq, gte, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { calledOffStatuses } from '../../../../contract/bookings/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookings } from '../tables.ts';
import { withParticipant, withParts } from './views.ts';

/**
 * M27: the sessions that belong in this person's calendar, earliest first: confirmed, not called off, and not over by
 * `since`. A session that was logged afterwards was never arranged, so it is not among them.
 */
export const confirmedSessionsOf = async (tx: Tx, userId: number, since: Temporal.Instant) => {
  const rows = await read(tx)
    .select()
    .from(bookings)
    .where(
      and(
        withParticipant(userId),
        isNull(bookings.hiddenAt),
        isNotNull(bookings.acceptedAt),
        notInArray(bookings.status, ['pending', ...calledOffStatuses]),
        eq(bookings.isOffline, false),
        gte(bookings.endAt, since),
      ),
    )
    .orderBy(asc(bookings.startAt), asc(bookings.id));
  return withParts(tx, rows);
};
