import { bigint, boolean, date, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { citext, id, instant, key } from '../../platform/columns.ts';

/** What is tallied of a program's sessions (migration 088); the stars have one figure for each side that gave them. */
export type TalliedFigure = 'held_by_mentor' | 'reviews_owed' | 'reviews_given' | `stars_by_${'mentor' | 'mentee'}`;

export const figureTallies = pgTable(
  'figure_tallies',
  {
    programId: id().notNull(),
    figure: text().$type<TalliedFigure>().notNull(),
    /** The mentor who held sessions, or how many stars were given; otherwise 0. */
    about: bigint({ mode: 'number' }).notNull(),
    counted: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.programId, table.figure, table.about] })],
);

/** What has changed since they were last added up. */
export const figureTallyChanges = pgTable('figure_tally_changes', {
  id: key(),
  programId: id().notNull(),
  figure: text().$type<TalliedFigure>().notNull(),
  about: bigint({ mode: 'number' }).notNull(),
  change: integer().notNull(),
});

/** Whether a program sends a report each month. */
export const monthlyReports = pgTable('monthly_reports', {
  programId: id().primaryKey(),
  enabled: boolean().notNull(),
  updatedBy: id().notNull(),
  updatedAt: instant().notNull(),
});

export const monthlyReportRecipients = pgTable(
  'monthly_report_recipients',
  {
    id: key(),
    programId: id().notNull(),
    email: citext().notNull(),
    /** In the link by which it is stopped. */
    token: text().notNull().unique(),
    listed: boolean().notNull().default(true),
    stoppedAt: instant(),
    /** The first day of the latest month that needs no report any more. */
    doneUntil: date().notNull(),
    sentAt: instant(),
  },
  (table) => [unique().on(table.programId, table.email)],
);
