import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/columns.ts';

/** M27: the private feeds of members; a member without a row has none. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: id().primaryKey(),
  /** The first half of the address; the second is its signature. */
  key: text().notNull().unique(),
  createdAt: instant().notNull(),
});
