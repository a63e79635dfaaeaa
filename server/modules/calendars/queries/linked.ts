import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { CalendarProvider } from '../../../../contract/calendars/values.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { calendarReadings } from '../../availability/tables.ts';
import { calendarEntries, linkedCalendars } from '../tables.ts';

export type LinkRow = typeof linkedCalendars.$inferSelect;
export type EntryRow = typeof calendarEntries.$inferSelect;
export interface LinkKey {
  userId: number;
  provider: CalendarProvider;
}

const readingOfLink = and(
  eq(calendarReadings.userId, linkedCalendars.userId),
  eq(calendarReadings.provider, linkedCalendars.provider),
);

/** This person's linked calendars, and what is known of each. */
export const linksOf = (tx: Tx, userId: number) =>
  read(tx)
    .select({ link: linkedCalendars, reading: calendarReadings })
    .from(linkedCalendars)
    .innerJoin(calendarReadings, readingOfLink)
    .where(eq(linkedCalendars.userId, userId))
    .orderBy(asc(linkedCalendars.provider));
export type KnownLink = Awaited<ReturnType<typeof linksOf>>[number];

/** Calendars that were tried in vain and have not been read since `before`, without their owner knowing. */
export const unreadSince = (tx: Tx, before: Temporal.Instant) =>
  read(tx)
    .select({ link: linkedCalendars, reading: calendarReadings })
    .from(linkedCalendars)
    .innerJoin(calendarReadings, readingOfLink)
    .where(
      and(
        sql`${linkedCalendars.failures} > 0`,
        isNull(calendarReadings.brokenSince),
        or(
          lte(calendarReadings.readAt, before),
          and(isNull(calendarReadings.readAt), lte(linkedCalendars.linkedAt, before)),
        ),
      ),
    );

export const entriesOf = (tx: Tx, { userId, provider }: LinkKey) =>
  read(tx)
    .select()
    .from(calendarEntries)
    .where(and(eq(calendarEntries.userId, userId), eq(calendarEntries.provider, provider)))
    .orderBy(asc(calendarEntries.bookingId));

/** The session as it is written in this person's calendar of the provider. */
export const entryOf = async (tx: Tx, bookingId: number, { userId, provider }: LinkKey) => {
  const [row] = await read(tx)
    .select()
    .from(calendarEntries)
    .where(
      and(
        eq(calendarEntries.bookingId, bookingId),
        eq(calendarEntries.userId, userId),
        eq(calendarEntries.provider, provider),
      ),
    );
  return row;
};

/** What this person is asked about their calendars, by when the session is. */
export const questionsTo = (tx: Tx, userId: number, after: Temporal.Instant) =>
  read(tx)
    .select()
    .from(calendarEntries)
    .where(
      and(
        eq(calendarEntries.userId, userId),
        isNotNull(calendarEntries.question),
        sql`${calendarEntries.endAt} > ${after.toString()}::timestamptz`,
      ),
    )
    .orderBy(asc(calendarEntries.startAt), asc(calendarEntries.bookingId));
