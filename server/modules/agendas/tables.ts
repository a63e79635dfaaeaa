import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const agendas = pgTable('agendas', {
  id: key(),
  programId: id().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  startTime: instant().notNull(),
  endTime: instant().notNull(),
  link: text().notNull().default(''),
  linkName: text().notNull().default(''),
  published: boolean().notNull().default(false),
  sentUpdatedAgenda: boolean().notNull().default(false),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  deletedAt: instant(),
});
