import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const resources = pgTable('resources', {
  id: key(),
  programId: id().notNull(),
  title: text().notNull(),
  category: text().$type<'link' | 'file'>().notNull(),
  roleId: id(),
  description: text().notNull().default(''),
  url: text().notNull().default(''),
  fileKey: text(),
  fileName: text(),
  fileType: text(),
  fileSize: integer(),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  deletedAt: instant(),
});
