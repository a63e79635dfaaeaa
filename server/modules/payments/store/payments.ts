import { and, eq } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Payment, payments } from '../tables.ts';

export const insertPayment = async (
  tx: Tx,
  values: Pick<
    Payment,
    | 'userId'
    | 'purpose'
    | 'reference'
    | 'amount'
    | 'currency'
    | 'description'
    | 'paidPath'
    | 'leftPath'
    | 'createdAt'
    | 'expiresAt'
  >,
) => {
  const [row] = await db(tx).insert(payments).values(values).returning({ id: payments.id });
  if (!row) throw new Error('the payment was not written');
  return row.id;
};

/** Whoever settles, ends or leads to it waits for the others. */
export const lockPayment = async (tx: Tx, id: number): Promise<Payment | undefined> => {
  const [row] = await db(tx).select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
};

export const lockPaymentOfPage = async (tx: Tx, pageId: string): Promise<Payment | undefined> => {
  const [row] = await db(tx).select().from(payments).where(eq(payments.pageId, pageId)).for('update');
  return row;
};

export const lockPaymentFor = async (tx: Tx, purpose: string, reference: number): Promise<Payment | undefined> => {
  const [row] = await db(tx)
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, purpose), eq(payments.reference, reference)))
    .for('update');
  return row;
};

type Changes = Partial<
  Pick<
    Payment,
    'status' | 'pageId' | 'pageUrl' | 'pageClosedAt' | 'charge' | 'askedAt' | 'paidAt' | 'endedAt' | 'expiresAt'
  >
>;

export const changePayment = async (tx: Tx, id: number, values: Changes) => {
  await db(tx).update(payments).set(values).where(eq(payments.id, id));
};

export const markAsked = (tx: Tx, id: number, askedAt: Temporal.Instant) => changePayment(tx, id, { askedAt });
