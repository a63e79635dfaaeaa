import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export type EntryKind = 'purchase' | 'booking' | 'booking_return' | 'refund' | 'expiry' | 'adjustment' | 'welcome';

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

/** B36: points that expire, by the entry that brought them. What else is in a balance stays. */
export const creditLots = pgTable('credit_lots', {
  entryId: id().primaryKey(),
  userId: id().notNull(),
  points: integer().notNull(),
  pointsLeft: integer().notNull(),
  expiresAt: instant().notNull(),
  warnedAt: instant(),
});

/** Which lots paid for a booking (B35). */
export const creditDraws = pgTable(
  'credit_draws',
  { entryId: id().notNull(), lotId: id().notNull(), points: integer().notNull() },
  ({ entryId, lotId }) => [primaryKey({ columns: [entryId, lotId] })],
);

/** M28: who is promised a welcome on confirming the address. */
export const welcomeOffers = pgTable('welcome_offers', {
  userId: id().primaryKey(),
  points: integer().notNull(),
  offeredAt: instant().notNull(),
  givenAt: instant(),
});
