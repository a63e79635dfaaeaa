import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { preparedRead, read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { calendarBusy, calendarReadings } from '../tables.ts';

const busy = preparedRead('busy_in_calendars', (from) =>
  from
    .select({ userId: calendarBusy.userId, startAt: calendarBusy.startAt, endAt: calendarBusy.endAt })
    .from(calendarBusy)
    .where(
      and(
        sql`${calendarBusy.userId} = any(${sql.placeholder('ids')})`,
        gt(calendarBusy.endAt, sql.placeholder('from')),
      ),
    ),
);

/** When these people are busy in their linked calendars, from `from` on, in epoch milliseconds (B25). */
export const busyInCalendars = async (tx: Tx, userIds: readonly number[], from: Temporal.Instant) => {
  if (userIds.length === 0) return [];
  const rows = await busy(tx, { ids: userIds, from: from.toString() });
  return rows.map(({ userId, startAt, endAt }) => ({
    userId,
    start: startAt.epochMilliseconds,
    end: endAt.epochMilliseconds,
  }));
};

/** What is known of the linked calendars of these people. */
export const calendarReadingsOf = (tx: Tx, userIds: readonly number[]) =>
  read(tx)
    .select()
    .from(calendarReadings)
    .where(inArray(calendarReadings.userId, [...userIds]));
