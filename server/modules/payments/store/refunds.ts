import { eq, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { paymentRefunds } from '../tables.ts';

export const insertRefund = async (
  tx: Tx,
  values: Pick<typeof paymentRefunds.$inferInsert, 'paymentId' | 'amount' | 'reason' | 'askedBy' | 'createdAt'>,
) => {
  const [row] = await db(tx).insert(paymentRefunds).values(values).returning({ id: paymentRefunds.id });
  if (!row) throw new Error('the refund was not written');
  return row.id;
};

/** Sen that have been sent back or are on their way. The caller holds the payment. */
export const refundedOf = async (tx: Tx, paymentId: number) => {
  const [row] = await db(tx)
    .select({ amount: sql<number>`coalesce(sum(${paymentRefunds.amount}), 0)::int` })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId));
  return row?.amount ?? 0;
};

export const markSent = async (tx: Tx, id: number, sentAt: Temporal.Instant) => {
  await db(tx).update(paymentRefunds).set({ sentAt }).where(eq(paymentRefunds.id, id));
};

export const markRefused = async (tx: Tx, id: number, refusedAt: Temporal.Instant) => {
  await db(tx).update(paymentRefunds).set({ refusedAt }).where(eq(paymentRefunds.id, id));
};
