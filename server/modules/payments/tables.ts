import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';
import type { PaymentStatus } from './rules/settling.ts';

export const payments = pgTable('payments', {
  id: key(),
  userId: id().notNull(),
  purpose: text().notNull(),
  reference: id().notNull(),
  /** Sen. */
  amount: integer().notNull(),
  currency: text().notNull(),
  description: text().notNull(),
  paidPath: text().notNull(),
  leftPath: text().notNull(),
  status: text().$type<PaymentStatus>().notNull().default('pending'),
  pageId: text(),
  pageUrl: text(),
  pageClosedAt: instant(),
  charge: text(),
  askedAt: instant(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  paidAt: instant(),
  endedAt: instant(),
});
export type Payment = typeof payments.$inferSelect;

export const gatewayMessages = pgTable('gateway_messages', {
  id: text().primaryKey(),
  type: text().notNull(),
  paymentId: id(),
  outcome: text().$type<'settled' | 'known' | 'ended' | 'ignored' | 'mismatch'>().notNull(),
  receivedAt: instant().notNull(),
});

export const paymentRefunds = pgTable('payment_refunds', {
  id: key(),
  paymentId: id().notNull(),
  /** Sen. */
  amount: integer().notNull(),
  reason: text().notNull(),
  askedBy: id(),
  createdAt: instant().notNull(),
  sentAt: instant(),
  refusedAt: instant(),
});
