import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { preparedRead, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { bookings } from '../tables.ts';

/** When these people are busy, from `from` on, in epoch milliseconds; a mentor's buffers are part of the period. */
export const busyPeriods = async (tx: Tx, userIds: readonly number[], from: Temporal.Instant, movingId?: number) => {
  if (userIds.length === 0) return [];
  const rows = await readRows<{ user_id: string; from_ms: string; to_ms: string }>(
    tx,
    sql`select user_id, extract(epoch from lower(period)) * 1000 as from_ms, extract(epoch from upper(period)) * 1000 as to_ms
        from occupancies where user_id = any(${sql.param(userIds)}::bigint[]) and upper(period) > ${from.toString()}::timestamptz
        and booking_id <> ${movingId ?? 0}`,
  );
  return rows.map((row) => ({
    userId: Number(row.user_id),
    start: Math.round(Number(row.from_ms)),
    end: Math.round(Number(row.to_ms)),
  }));
};

const counted = preparedRead('booked_starts_of_mentors', (from) =>
  from
    .select({ userId: bookings.mentorId, startAt: bookings.startAt, proposedStartAt: bookings.proposedStartAt })
    .from(bookings)
    .where(
      and(
        sql`${bookings.mentorId} = any(${sql.placeholder('ids')})`,
        inArray(bookings.status, ['pending', 'upcoming', 'completed', 'partially_rated', 'fully_rated']),
        eq(bookings.confirmation, 'confirmed'),
        or(gte(bookings.startAt, sql.placeholder('from')), gte(bookings.proposedStartAt, sql.placeholder('from'))),
        ne(bookings.id, sql.placeholder('movingId')),
      ),
    ),
);

/** Starts of the sessions that count towards a mentor's weekly limit (M05); a suggested time counts as well (M26). */
export const bookedStarts = async (tx: Tx, mentorIds: readonly number[], from: Temporal.Instant, movingId = 0) => {
  if (mentorIds.length === 0) return [];
  const rows = await counted(tx, {
    ids: mentorIds,
    from: from.subtract({ hours: 8 * 24 }).toString(),
    movingId,
  });
  return rows.flatMap(({ userId, startAt, proposedStartAt }) =>
    [startAt, proposedStartAt].flatMap((one) => (one === null ? [] : [{ userId, start: one.epochMilliseconds }])),
  );
};
