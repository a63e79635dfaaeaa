import { and, eq, inArray, ne } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { type OrderRow, ticketAnswers, ticketPurchaseItems, ticketPurchases } from '../tables.ts';

/** Null when the person has an order of this event that waits for its payment: of two taps, one begins an order. */
export const insertOrder = async (tx: Tx, values: typeof ticketPurchases.$inferInsert) => {
  const [row] = await db(tx).insert(ticketPurchases).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

export const insertItems = async (tx: Tx, values: (typeof ticketPurchaseItems.$inferInsert)[]) => {
  await db(tx).insert(ticketPurchaseItems).values(values);
};

export const insertAnswers = async (tx: Tx, values: (typeof ticketAnswers.$inferInsert)[]) => {
  if (values.length > 0) await db(tx).insert(ticketAnswers).values(values);
};

export const lockOrder = async (tx: Tx, id: number): Promise<OrderRow | undefined> => {
  const [row] = await db(tx).select().from(ticketPurchases).where(eq(ticketPurchases.id, id)).for('update');
  return row;
};

export const changeOrder = async (
  tx: Tx,
  id: number,
  values: Partial<Pick<OrderRow, 'status' | 'paidAt' | 'endedAt' | 'firstPurchase' | 'refundReason'>>,
) => {
  await db(tx).update(ticketPurchases).set(values).where(eq(ticketPurchases.id, id));
  if (values.status === 'confirmed')
    await db(tx)
      .update(ticketPurchaseItems)
      .set({ soldAt: values.paidAt ?? null })
      .where(eq(ticketPurchaseItems.purchaseId, id));
};

/** Whether they have had tickets before. The caller holds one order of theirs. */
export const hadTicketsBefore = async (tx: Tx, { id, userId }: Pick<OrderRow, 'id' | 'userId'>) => {
  const rows = await db(tx)
    .select({ id: ticketPurchases.id })
    .from(ticketPurchases)
    .where(
      and(
        eq(ticketPurchases.userId, userId),
        ne(ticketPurchases.id, id),
        inArray(ticketPurchases.status, ['confirmed', 'refunded']),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** For a deleted account (ACC-66): what they wrote into the forms goes, what was sold stays. */
export const forgetBuyer = async (tx: Tx, userId: number) => {
  await db(tx)
    .update(ticketPurchases)
    .set({ name: '', email: '', phoneNo: '' })
    .where(eq(ticketPurchases.userId, userId));
  await db(tx)
    .delete(ticketAnswers)
    .where(
      inArray(
        ticketAnswers.purchaseId,
        db(tx).select({ id: ticketPurchases.id }).from(ticketPurchases).where(eq(ticketPurchases.userId, userId)),
      ),
    );
};
