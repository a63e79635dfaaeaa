import { and, eq, inArray, ne } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { subscriptions, type SubscriptionRow } from '../tables.ts';

/** Null when the person has an unpaid purchase already (B100): of two taps, one begins a purchase. */
export const insertPurchase = async (tx: Tx, values: typeof subscriptions.$inferInsert) => {
  const [row] = await db(tx).insert(subscriptions).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

export const lockPurchase = async (tx: Tx, id: number): Promise<SubscriptionRow | undefined> => {
  const [row] = await db(tx).select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
};

export const changePurchase = async (
  tx: Tx,
  id: number,
  values: Partial<Pick<SubscriptionRow, 'status' | 'paidAt' | 'endedAt' | 'firstPurchase' | 'refundedAt' | 'refunded'>>,
) => {
  await db(tx).update(subscriptions).set(values).where(eq(subscriptions.id, id));
};

/** Whether they have paid for anything before. The caller holds one purchase of theirs. */
export const hasBoughtBefore = async (tx: Tx, { id, userId }: Pick<SubscriptionRow, 'id' | 'userId'>) => {
  const rows = await db(tx)
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        ne(subscriptions.id, id),
        inArray(subscriptions.status, ['paid', 'refunded']),
      ),
    )
    .limit(1);
  return rows.length > 0;
};
