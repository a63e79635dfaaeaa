import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SafetyOutcome } from '../../../contract/safety/index.ts';
import { id, instant, key } from '../../platform/columns.ts';

export const userBlocks = pgTable(
  'user_blocks',
  {
    blockerId: id().notNull(),
    blockedId: id().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] })],
);

export const safetyReports = pgTable('safety_reports', {
  id: key(),
  programId: id(),
  aboutUserId: id(),
  messageId: id(),
  excerpt: text(),
  reporterId: id().notNull(),
  reason: text().notNull(),
  createdAt: instant().notNull(),
  decision: text().$type<SafetyOutcome>(),
  note: text().notNull().default(''),
  decidedAt: instant(),
  decidedBy: id(),
});
