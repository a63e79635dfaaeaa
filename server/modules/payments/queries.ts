import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { type Payment, paymentRefunds, payments } from './tables.ts';

export const paymentById = async (tx: Tx, id: number): Promise<Payment | undefined> => {
  const [row] = await read(tx).select().from(payments).where(eq(payments.id, id));
  return row;
};

export const paymentOf = async (tx: Tx, purpose: string, reference: number): Promise<Payment | undefined> => {
  const [row] = await read(tx)
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.reference, reference)));
  return row;
};

/** How many are looked at in one go; the rest is looked at a minute later. */
const batch = 100;

export const overduePayments = (tx: Tx, now: Temporal.Instant) =>
  read(tx)
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.status, 'pending'), lte(payments.expiresAt, now)))
    .orderBy(asc(payments.expiresAt))
    .limit(batch);

/** Pages on which somebody may have paid without our having heard of it (M44). */
export const unsettledPages = (
  tx: Tx,
  { openedAfter, askedBefore }: { openedAfter: Temporal.Instant; askedBefore: Temporal.Instant },
) =>
  read(tx)
    .select({ id: payments.id, pageId: payments.pageId })
    .from(payments)
    .where(
      and(
        isNotNull(payments.pageId),
        ne(payments.status, 'paid'),
        gt(payments.createdAt, openedAfter),
        lte(payments.createdAt, askedBefore),
        or(isNull(payments.askedAt), lte(payments.askedAt, askedBefore)),
      ),
    )
    .orderBy(sql`${payments.askedAt} nulls first`, asc(payments.id))
    .limit(batch);

export const pagesToClose = (tx: Tx) =>
  read(tx)
    .select({ id: payments.id, pageId: payments.pageId })
    .from(payments)
    .where(
      and(isNotNull(payments.pageId), isNull(payments.pageClosedAt), inArray(payments.status, ['removed', 'expired'])),
    )
    .limit(batch);

export const owedRefunds = (tx: Tx) =>
  read(tx)
    .select({
      id: paymentRefunds.id,
      amount: paymentRefunds.amount,
      createdAt: paymentRefunds.createdAt,
      charge: payments.charge,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(isNull(paymentRefunds.sentAt), isNull(paymentRefunds.refusedAt)))
    .orderBy(asc(paymentRefunds.id))
    .limit(batch);

/** What went back, or is on its way, of what was paid for these references; the earliest first. */
export const refundsOf = (tx: Tx, purpose: string, references: readonly number[]) =>
  references.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select({ reference: payments.reference, amount: paymentRefunds.amount, at: paymentRefunds.createdAt })
        .from(paymentRefunds)
        .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
        .where(
          and(
            eq(payments.purpose, purpose),
            inArray(payments.reference, [...references]),
            isNull(paymentRefunds.refusedAt),
          ),
        )
        .orderBy(asc(paymentRefunds.id));

/** For a member's own data (M22). */
export const ownPayments = async (tx: Tx, userId: number) => ({
  payments: await read(tx)
    .select({
      id: payments.id,
      description: payments.description,
      amount: payments.amount,
      currency: payments.currency,
      status: payments.status,
      createdAt: payments.createdAt,
      paidAt: payments.paidAt,
      endedAt: payments.endedAt,
    })
    .from(payments)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.id)),
  refunds: await read(tx)
    .select({ paymentId: payments.id, amount: paymentRefunds.amount, createdAt: paymentRefunds.createdAt })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(paymentRefunds.id)),
});
