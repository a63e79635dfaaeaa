import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { entryKinds, purchaseStatuses } from '../../../contract/credits/index.ts';
import { id, instant, key } from '../../platform/columns.ts';

export type EntryKind = (typeof entryKinds)[number];

/** The ledger: a balance is the sum of its entries, and entries never change. */
export const creditEntries = pgTable('credit_entries', {
  id: key(),
  userId: id().notNull(),
  bookingId: id(),
  subscriptionId: id(),
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
  /** A hash of the mailbox that it was given to. */
  mailbox: text(),
});

/** Costs are in sen (M21). */
export const creditPackages = pgTable('credit_packages', {
  id: id().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  cost: integer().notNull(),
  currency: text().notNull().default('MYR'),
  credits: integer().notNull(),
  /** Days; whole months when divisible by 30 (A62). */
  validDuration: integer().notNull(),
  recommended: boolean().notNull().default(false),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
  retiredAt: instant(),
});
export type CreditPackageRow = typeof creditPackages.$inferSelect;

export const promoCodes = pgTable('promo_codes', {
  id: key(),
  code: text().notNull(),
  /** Percent. */
  discount: integer().notNull(),
  validUntil: instant(),
  packageId: id(),
  recipientId: id(),
  maxUses: integer(),
  createdBy: id(),
  createdAt: instant().notNull(),
  retiredAt: instant(),
});
export type PromoCodeRow = typeof promoCodes.$inferSelect;

/** A purchase, with the prices of its day; amounts in sen. */
export const subscriptions = pgTable('subscriptions', {
  id: key(),
  userId: id().notNull(),
  packageId: id().notNull(),
  quantity: integer().notNull(),
  /** Of all packages of the purchase together. */
  credits: integer().notNull(),
  validDuration: integer().notNull(),
  currency: text().notNull(),
  promoCodeId: id(),
  discount: integer().notNull().default(0),
  original: integer().notNull(),
  subtotal: integer().notNull(),
  sst: integer().notNull(),
  fee: integer().notNull(),
  total: integer().notNull(),
  status: text().$type<(typeof purchaseStatuses)[number]>().notNull().default('pending'),
  firstPurchase: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  paidAt: instant(),
  endedAt: instant(),
  refundedAt: instant(),
  refunded: integer().notNull().default(0),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** B99: one use a person. */
export const promoUses = pgTable(
  'promo_uses',
  { promoCodeId: id().notNull(), userId: id().notNull(), subscriptionId: id().notNull() },
  ({ promoCodeId, userId }) => [primaryKey({ columns: [promoCodeId, userId] })],
);

/** B99: who has typed a code that was good: nobody else uses it by its number. */
export const promoCodesKnown = pgTable(
  'promo_codes_known',
  { promoCodeId: id().notNull(), userId: id().notNull() },
  ({ promoCodeId, userId }) => [primaryKey({ columns: [promoCodeId, userId] })],
);

/** B103 */
export const promoTrackers = pgTable('promo_trackers', {
  userId: id().primaryKey(),
  promoCodeId: id(),
  recipientConfirmed: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  earnedAt: instant(),
});
