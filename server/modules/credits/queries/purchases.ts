import { and, asc, count, desc, eq, isNull, ne } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  creditEntries,
  creditLots,
  type CreditPackageRow,
  creditPackages,
  promoCodes,
  subscriptions,
} from '../tables.ts';

/** What can be bought today, the cheapest first. */
export const offeredPackages = (tx: Tx): Promise<CreditPackageRow[]> =>
  read(tx)
    .select()
    .from(creditPackages)
    .where(isNull(creditPackages.retiredAt))
    .orderBy(asc(creditPackages.cost), asc(creditPackages.id));

/** B100: the purchase that waits for its payment. */
export const unpaidOf = async (tx: Tx, userId: number) => {
  const [row] = await read(tx)
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'pending')));
  return row?.id ?? null;
};

const purchaseRows = (tx: Tx) =>
  read(tx)
    .select({ purchase: subscriptions, pack: creditPackages, code: promoCodes.code })
    .from(subscriptions)
    .innerJoin(creditPackages, eq(creditPackages.id, subscriptions.packageId))
    .leftJoin(promoCodes, eq(promoCodes.id, subscriptions.promoCodeId));
export type PurchaseRow = Awaited<ReturnType<typeof purchaseRows>>[number];

export const purchaseById = async (tx: Tx, id: number): Promise<PurchaseRow | undefined> => {
  const [row] = await purchaseRows(tx).where(eq(subscriptions.id, id));
  return row;
};

interface Part {
  limit: number;
  offset: number;
}

/** B104: without what was given up before it was paid; whoever waits for a payment sees that. */
const ofHistory = (userId: number) => and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'removed'));

export const countPurchases = async (tx: Tx, userId: number) => {
  const [row] = await read(tx).select({ total: count() }).from(subscriptions).where(ofHistory(userId));
  return row?.total ?? 0;
};

export const purchasesOf = (tx: Tx, userId: number, { limit, offset }: Part): Promise<PurchaseRow[]> =>
  purchaseRows(tx).where(ofHistory(userId)).orderBy(desc(subscriptions.id)).limit(limit).offset(offset);

export const countEntries = async (tx: Tx, userId: number) => {
  const [row] = await read(tx).select({ total: count() }).from(creditEntries).where(eq(creditEntries.userId, userId));
  return row?.total ?? 0;
};

export const entriesOf = (tx: Tx, userId: number, { limit, offset }: Part) =>
  read(tx)
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(desc(creditEntries.id))
    .limit(limit)
    .offset(offset);

/** What is left of each top-up, what expires first at the top. */
export const lotsOf = (tx: Tx, userId: number) =>
  read(tx)
    .select({ pointsLeft: creditLots.pointsLeft, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(eq(creditLots.userId, userId))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.entryId));

/** For a member's own data (M22). */
export const ownPurchases = (tx: Tx, userId: number) =>
  read(tx).select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(desc(subscriptions.id));
