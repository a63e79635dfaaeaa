import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export type EntryKind = 'purchase' | 'booking' | 'booking_return' | 'refund' | 'expiry' | 'adjustment';

/** The ledger: a balance is the sum of its entries, and entries never change. */
export const creditEntries = pgTable('credit_entries', {
  id: key(),
  userId: id().notNull(),
  bookingId: id(),
  kind: text().$type<EntryKind>().notNull(),
  points: integer().notNull(),
  balanceAfter: integer().notNull(),
  note: text(),
  createdAt: instant().notNull(),
});

/** Locked while spending, so the last points can be spent only once. */
export const creditBalances = pgTable('credit_balances', { userId: id().primaryKey(), points: integer().notNull() });
