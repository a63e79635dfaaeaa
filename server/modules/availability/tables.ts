import { boolean, char, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { BrokenWhy, CalendarProvider } from '../../../contract/calendars/values.ts';
import { id, instant, key } from '../../platform/columns.ts';

/** Wall times in the mentor's own zone (users.timezone); '24:00' is the end of a day; weekday 0 is Sunday. */
export const availabilityRules = pgTable('availability_rules', {
  id: key(),
  userId: id().notNull(),
  programId: id(),
  weekday: smallint().notNull(),
  fromTime: char({ length: 5 }).notNull(),
  toTime: char({ length: 5 }).notNull(),
});
export const availabilityOverrides = pgTable('availability_overrides', {
  id: key(),
  userId: id().notNull(),
  programId: id(),
  day: date().notNull(),
  blocked: boolean().notNull(),
  fromTime: char({ length: 5 }),
  toTime: char({ length: 5 }),
});
/** B24: the people who have their own hours in a programme; for everyone else the personal ones apply there. */
export const availabilityProgrammes = pgTable(
  'availability_programmes',
  { userId: id().notNull(), programId: id().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.programId] })],
);
/** What an admin of the programme said about a mentor's do-not-disturb; without a row the mentor's own applies there. */
export const availabilityDnd = pgTable(
  'availability_dnd',
  { userId: id().notNull(), programId: id().notNull(), active: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.programId] })],
);
/** M05; a mentor without a row has the defaults. */
export const availabilitySettings = pgTable('availability_settings', {
  userId: id().primaryKey(),
  dnd: boolean().notNull().default(false),
  noticeMinutes: integer().notNull().default(120),
  bufferBeforeMinutes: integer().notNull().default(0),
  bufferAfterMinutes: integer().notNull().default(0),
  sessionsAWeek: integer(),
});
/** B54: what is known of a member's linked calendar; the calendar itself is in linked_calendars of `calendars`. */
export const calendarReadings = pgTable(
  'calendar_readings',
  {
    userId: id().notNull(),
    provider: text().$type<CalendarProvider>().notNull(),
    /** Null: not read yet. */
    readAt: instant(),
    brokenSince: instant(),
    brokenWhy: text().$type<BrokenWhy>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider] })],
);
/** B25: when members are busy in their linked calendars. */
export const calendarBusy = pgTable(
  'calendar_busy',
  {
    userId: id().notNull(),
    provider: text().$type<CalendarProvider>().notNull(),
    /** A hash of the event's id. */
    eventKey: text().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider, table.eventKey] })],
);
