import { and, asc, eq, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { paymentRefunds, payments } from '../../payments/tables.ts';
import { type EventRow, events, goodAdmission, ticketAdmissions, ticketPurchases } from '../tables.ts';

export const isOrdered = async (tx: Tx, eventId: number) => {
  const rows = await read(tx)
    .select({ id: ticketPurchases.id })
    .from(ticketPurchases)
    .where(eq(ticketPurchases.eventId, eventId))
    .limit(1);
  return rows.length > 0;
};

const paidAndKept = and(eq(ticketPurchases.status, 'confirmed'), gt(ticketPurchases.total, 0));

/** Whoever paid for tickets and has not got everything back, also if others have the tickets now. */
export const buyersOf = async (tx: Tx, eventId: number) => {
  const rows = await read(tx)
    .selectDistinct({ userId: ticketPurchases.userId })
    .from(ticketPurchases)
    .where(and(eq(ticketPurchases.eventId, eventId), paidAndKept));
  return rows.map(({ userId }) => userId);
};

/** What was paid for an order less what went back of it, in sen. */
const kept = sql`${ticketPurchases.total} - coalesce((select sum(${paymentRefunds.amount}) from ${paymentRefunds}
  join ${payments} on ${payments.id} = ${paymentRefunds.paymentId}
  where ${payments.purpose} = 'tickets' and ${payments.reference} = ${ticketPurchases.id}), 0)`;

/** Whom cancelling an event concerns. Sen. */
export const cancellationOf = async (tx: Tx, { id }: Pick<EventRow, 'id'>) => {
  const [paid] = await read(tx)
    .select({
      orders: sql<number>`(count(*) filter (where ${kept} > 0))::int`,
      amount: sql<number>`coalesce(sum(${kept}), 0)::int`,
    })
    .from(ticketPurchases)
    .innerJoin(events, eq(events.id, ticketPurchases.eventId))
    .where(and(eq(ticketPurchases.eventId, id), paidAndKept));
  const [held] = await read(tx)
    .select({ people: sql<number>`count(distinct ${ticketAdmissions.holderId})::int` })
    .from(ticketAdmissions)
    .where(and(eq(ticketAdmissions.eventId, id), goodAdmission));
  return {
    holders: held?.people ?? 0,
    paidOrders: paid?.orders ?? 0,
    amount: paid?.amount ?? 0,
  };
};

/** How many are looked at in one go; the rest is looked at a minute later. */
const batch = 100;

/** Orders of cancelled events that were not ended yet: paid for, free, or waiting for their payment. */
export const ordersToEnd = (tx: Tx) =>
  read(tx)
    .select({ id: ticketPurchases.id })
    .from(ticketPurchases)
    .innerJoin(events, eq(events.id, ticketPurchases.eventId))
    .where(
      and(
        isNotNull(events.cancelledAt),
        or(eq(ticketPurchases.status, 'confirmed'), eq(ticketPurchases.status, 'pending')),
      ),
    )
    .orderBy(asc(ticketPurchases.id))
    .limit(batch);

/** What each of these people gets back because an event was cancelled, in sen; who paid nothing is not there. */
export const cancelledAmounts = async (tx: Tx, eventId: number, userIds: readonly number[]) => {
  const rows = await read(tx)
    .select({
      userId: ticketPurchases.userId,
      amount: sql<number>`sum(${ticketPurchases.total} - coalesce((select sum(${paymentRefunds.amount}) from ${paymentRefunds}
        join ${payments} on ${payments.id} = ${paymentRefunds.paymentId}
        where ${payments.purpose} = 'tickets' and ${payments.reference} = ${ticketPurchases.id}
          and ${paymentRefunds.createdAt} < ${events.cancelledAt}), 0))::int`,
    })
    .from(ticketPurchases)
    .innerJoin(events, eq(events.id, ticketPurchases.eventId))
    .where(
      and(
        eq(ticketPurchases.eventId, eventId),
        inArray(ticketPurchases.userId, [...userIds]),
        isNotNull(ticketPurchases.paidAt),
        or(
          eq(ticketPurchases.status, 'confirmed'),
          and(eq(ticketPurchases.status, 'refunded'), sql`${ticketPurchases.endedAt} >= ${events.cancelledAt}`),
        ),
      ),
    )
    .groupBy(ticketPurchases.userId);
  return new Map(rows.map(({ userId, amount }) => [userId, amount]));
};
