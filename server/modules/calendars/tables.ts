import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CalendarProvider } from '../../../contract/calendars/values.ts';
import { id, instant } from '../../platform/columns.ts';

/** M27: the private feeds of members; a member without a row has none. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: id().primaryKey(),
  /** The first half of the address; the second is its signature. */
  key: text().notNull().unique(),
  createdAt: instant().notNull(),
});

/** CAL-02: the calendars that members have linked. Tokens are sealed (platform/seal.ts). */
export const linkedCalendars = pgTable(
  'linked_calendars',
  {
    userId: id().notNull(),
    provider: text().$type<CalendarProvider>().notNull(),
    /** The account's email; empty when the provider does not say. */
    account: text().notNull(),
    refreshToken: text().notNull(),
    accessToken: text().notNull(),
    accessUntil: instant().notNull(),
    linkedAt: instant().notNull(),
    /** Where the next reading begins; null: the whole window is read again. */
    syncToken: text(),
    /** When the whole window was last read. */
    windowFrom: instant(),
    failures: integer().notNull().default(0),
    /** When it is read next; null: not before it is linked again. */
    readDueAt: instant(),
    /** Since when its sessions may have to be written; null: they are as they should be. */
    writeDueAt: instant(),
    /** Whoever reads and writes it has it until then. */
    leasedUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] })],
);

/** B54: the sessions that are written in linked calendars. */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    bookingId: id().notNull(),
    userId: id().notNull(),
    provider: text().$type<CalendarProvider>().notNull(),
    remoteId: text().notNull(),
    /** Its page at the provider. */
    url: text(),
    /** A hash of what was written. */
    written: text().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    /** Where the owner has put it in the calendar since, if elsewhere. */
    seenStartAt: instant(),
    seenEndAt: instant(),
    /** What the owner is asked: follow the calendar? */
    question: text().$type<'moved' | 'removed'>(),
    askedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.userId, table.provider] })],
);
