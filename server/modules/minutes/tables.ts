import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { MinutesKind } from '../../../contract/minutes/index.ts';
import { id, instant, key } from '../../platform/columns.ts';

export const sessionMinutes = pgTable('session_minutes', {
  bookingId: id().primaryKey(),
  notes: text().notNull().default(''),
  version: integer().notNull().default(0),
  changedBy: id(),
  changedAt: instant(),
});

export const minutesItems = pgTable('minutes_items', {
  id: key(),
  bookingId: id().notNull(),
  kind: text().$type<MinutesKind>().notNull(),
  body: text().notNull(),
  authorId: id().notNull(),
  ownerId: id(),
  dueDate: date(),
  meetingId: id(),
  createdAt: instant().notNull(),
  doneAt: instant(),
});

export const objectivesOfActions = pgTable('objectives_of_actions', {
  objectiveId: id().primaryKey(),
  userId: id().notNull(),
  itemId: id(),
  meetingId: id(),
  words: text().notNull(),
});
