import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const certificates = pgTable('certificates', {
  id: key(),
  number: text().notNull(),
  userId: id().notNull(),
  programId: id().notNull(),
  name: text().notNull(),
  programName: text().notNull(),
  startsOn: date().notNull(),
  endsOn: date().notNull(),
  minutes: integer().notNull(),
  issuedAt: instant().notNull(),
  withdrawnAt: instant(),
});
