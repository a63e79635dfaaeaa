import { and, asc, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import {
  events,
  goodAdmission,
  ticketAdmissions,
  ticketPurchaseItems,
  ticketPurchases,
  tickets,
  ticketTransfers,
  ticketWaiting,
} from '../tables.ts';

/** What a person has of each ticket of an event: ways in, and what waits for its payment (D15). */
export const hadOf = async (tx: Tx, eventId: number, userId: number): Promise<Map<number, number>> => {
  const admitted = await read(tx)
    .select({ ticketId: ticketAdmissions.ticketId, times: sql<number>`count(*)::int` })
    .from(ticketAdmissions)
    .where(and(eq(ticketAdmissions.holderId, userId), eq(ticketAdmissions.eventId, eventId), goodAdmission))
    .groupBy(ticketAdmissions.ticketId);
  const held = await read(tx)
    .select({ ticketId: ticketPurchaseItems.ticketId, times: sql<number>`sum(${ticketPurchaseItems.amount})::int` })
    .from(ticketPurchaseItems)
    .innerJoin(ticketPurchases, eq(ticketPurchases.id, ticketPurchaseItems.purchaseId))
    .where(
      and(
        eq(ticketPurchases.userId, userId),
        eq(ticketPurchases.eventId, eventId),
        eq(ticketPurchases.status, 'pending'),
      ),
    )
    .groupBy(ticketPurchaseItems.ticketId);
  const all = new Map<number, number>();
  for (const { ticketId, times } of [...admitted, ...held]) all.set(ticketId, (all.get(ticketId) ?? 0) + times);
  return all;
};

/** Where this person waits in an event: their state, and how many are before them. */
export const waitingIn = (tx: Tx, eventId: number, userId: number) =>
  read(tx)
    .select({
      ticketId: ticketWaiting.ticketId,
      status: ticketWaiting.status,
      offerExpiresAt: ticketWaiting.offerExpiresAt,
      before: sql<number>`(select count(*)::int from ticket_waiting earlier
        where earlier.ticket_id = ${ticketWaiting.ticketId} and earlier.status = 'waiting'
          and earlier.id < ${ticketWaiting.id})`,
    })
    .from(ticketWaiting)
    .innerJoin(tickets, eq(tickets.id, ticketWaiting.ticketId))
    .where(
      and(
        eq(tickets.eventId, eventId),
        eq(ticketWaiting.userId, userId),
        inArray(ticketWaiting.status, ['waiting', 'offered']),
      ),
    );

export const itemsOf = (tx: Tx, purchaseId: number) =>
  read(tx)
    .select({
      ticketId: ticketPurchaseItems.ticketId,
      amount: ticketPurchaseItems.amount,
      price: ticketPurchaseItems.price,
      name: tickets.name,
    })
    .from(ticketPurchaseItems)
    .innerJoin(tickets, eq(tickets.id, ticketPurchaseItems.ticketId))
    .where(eq(ticketPurchaseItems.purchaseId, purchaseId))
    .orderBy(asc(ticketPurchaseItems.ticketId));

export const orderById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(ticketPurchases).where(eq(ticketPurchases.id, id));
  return row;
};

/** The order of this person for this event that waits for its payment. */
export const heldOrder = async (tx: Tx, eventId: number, userId: number) => {
  const [row] = await read(tx)
    .select()
    .from(ticketPurchases)
    .where(
      and(
        eq(ticketPurchases.eventId, eventId),
        eq(ticketPurchases.userId, userId),
        eq(ticketPurchases.status, 'pending'),
      ),
    );
  return row;
};

/** How many orders of an event somebody has begun since then and not paid for. */
export const countUnpaid = async (
  tx: Tx,
  { eventId, userId, since }: { eventId: number; userId: number; since: Temporal.Instant },
) => {
  const [row] = await read(tx)
    .select({ times: count() })
    .from(ticketPurchases)
    .where(
      and(
        eq(ticketPurchases.eventId, eventId),
        eq(ticketPurchases.userId, userId),
        inArray(ticketPurchases.status, ['cancelled', 'expired']),
        isNull(ticketPurchases.paidAt),
        gte(ticketPurchases.createdAt, since),
      ),
    );
  return row?.times ?? 0;
};

const ofEvent = (eventId: number | undefined) => (eventId === undefined ? undefined : eq(events.id, eventId));

/** How many tickets of a line of an order were paid back. */
export const refundedOfLine = sql<number>`(select count(*)::int from ${ticketAdmissions}
  where ${ticketAdmissions.purchaseId} = ${ticketPurchaseItems.purchaseId}
    and ${ticketAdmissions.ticketId} = ${ticketPurchaseItems.ticketId} and ${ticketAdmissions.status} = 'refunded')`;

/** EVT-19: what a person ordered, one line an order and ticket, the latest first. */
export const boughtBy = (tx: Tx, userId: number, eventId: number | undefined) =>
  read(tx)
    .select({
      order: ticketPurchases,
      ticket: tickets.name,
      amount: ticketPurchaseItems.amount,
      price: ticketPurchaseItems.price,
      refunded: refundedOfLine,
    })
    .from(ticketPurchases)
    .innerJoin(events, eq(events.id, ticketPurchases.eventId))
    .innerJoin(ticketPurchaseItems, eq(ticketPurchaseItems.purchaseId, ticketPurchases.id))
    .innerJoin(tickets, eq(tickets.id, ticketPurchaseItems.ticketId))
    .where(
      and(
        eq(ticketPurchases.userId, userId),
        ofEvent(eventId),
        inArray(ticketPurchases.status, ['pending', 'confirmed', 'refunded']),
      ),
    )
    .orderBy(desc(ticketPurchases.id), asc(ticketPurchaseItems.id))
    .limit(200);

const admissionRows = (tx: Tx) =>
  read(tx)
    .select({
      admission: ticketAdmissions,
      ticket: tickets.name,
      free: sql<boolean>`${ticketPurchaseItems.price} = 0`,
      /** Sen, without tax. */
      price: ticketPurchaseItems.price,
      startTime: events.startTime,
      sentTo: sql<string | null>`(select ${ticketTransfers.toEmail} from ${ticketTransfers}
        where ${ticketTransfers.admissionId} = ${ticketAdmissions.id} and ${ticketTransfers.status} = 'sent')`,
    })
    .from(ticketAdmissions)
    .innerJoin(events, eq(events.id, ticketAdmissions.eventId))
    .innerJoin(tickets, eq(tickets.id, ticketAdmissions.ticketId))
    .innerJoin(
      ticketPurchaseItems,
      and(
        eq(ticketPurchaseItems.purchaseId, ticketAdmissions.purchaseId),
        eq(ticketPurchaseItems.ticketId, ticketAdmissions.ticketId),
      ),
    );
export type AdmissionView = Awaited<ReturnType<typeof admissionRows>>[number];

/** The ways in that a person has now; the latest event first. */
export const heldBy = (tx: Tx, userId: number, eventId: number | undefined): Promise<AdmissionView[]> =>
  admissionRows(tx)
    .where(and(eq(ticketAdmissions.holderId, userId), ofEvent(eventId), goodAdmission))
    .orderBy(desc(events.startTime), asc(ticketAdmissions.id))
    .limit(200);

export const admissionById = async (tx: Tx, id: number): Promise<AdmissionView | undefined> => {
  const [row] = await admissionRows(tx).where(eq(ticketAdmissions.id, id));
  return row;
};

export const admissionByCode = async (tx: Tx, code: string): Promise<AdmissionView | undefined> => {
  const [row] = await admissionRows(tx).where(eq(ticketAdmissions.code, code));
  return row;
};

/** Those of an order that let somebody in. */
export const admissionsOf = (tx: Tx, purchaseId: number): Promise<AdmissionView[]> =>
  admissionRows(tx)
    .where(and(eq(ticketAdmissions.purchaseId, purchaseId), goodAdmission))
    .orderBy(asc(ticketAdmissions.id));

/** Every ticket that an order ever had, whatever became of it: what each cost follows from all of them. */
export const ticketsInOrder = (tx: Tx, purchaseId: number): Promise<AdmissionView[]> =>
  admissionRows(tx).where(eq(ticketAdmissions.purchaseId, purchaseId)).orderBy(asc(ticketAdmissions.id));

/** A ticket that was sent, by the hash of its link, whatever became of it. */
export const transferCalled = async (tx: Tx, tokenHash: string) => {
  const [row] = await read(tx)
    .select({ admissionId: ticketTransfers.admissionId })
    .from(ticketTransfers)
    .where(eq(ticketTransfers.tokenHash, tokenHash));
  return row;
};

/** A ticket that is on its way, by the hash of its link. */
export const transferByHash = async (tx: Tx, tokenHash: string) => {
  const [row] = await read(tx)
    .select({ transfer: ticketTransfers, admission: ticketAdmissions, ticket: tickets.name, sender: users })
    .from(ticketTransfers)
    .innerJoin(ticketAdmissions, eq(ticketAdmissions.id, ticketTransfers.admissionId))
    .innerJoin(tickets, eq(tickets.id, ticketAdmissions.ticketId))
    .innerJoin(users, eq(users.id, ticketTransfers.fromId))
    .where(and(eq(ticketTransfers.tokenHash, tokenHash), eq(ticketTransfers.status, 'sent')));
  return row;
};

export const transferById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(ticketTransfers).where(eq(ticketTransfers.id, id));
  return row;
};

export const waitingById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(ticketWaiting).where(eq(ticketWaiting.id, id));
  return row;
};

const batch = 200;

/** Offers whose time is over. */
export const staleOffers = (tx: Tx, now: Temporal.Instant) =>
  read(tx)
    .select({ id: ticketWaiting.id, ticketId: ticketWaiting.ticketId })
    .from(ticketWaiting)
    .where(and(eq(ticketWaiting.status, 'offered'), lte(ticketWaiting.offerExpiresAt, now)))
    .orderBy(asc(ticketWaiting.offerExpiresAt))
    .limit(batch);

/** People who wait for an event that has begun. */
export const waitingInVain = (tx: Tx, now: Temporal.Instant) =>
  read(tx)
    .select({ id: ticketWaiting.id, ticketId: ticketWaiting.ticketId })
    .from(ticketWaiting)
    .innerJoin(tickets, eq(tickets.id, ticketWaiting.ticketId))
    .innerJoin(events, eq(events.id, tickets.eventId))
    .where(and(eq(ticketWaiting.status, 'waiting'), lte(events.startTime, now)))
    .orderBy(asc(ticketWaiting.id))
    .limit(batch);

/** Everybody who has a ticket of an event, or those of some people who have one; each once. */
export const holdersOf = async (tx: Tx, eventId: number, among?: readonly number[]) => {
  const rows = await read(tx)
    .selectDistinct({ holderId: ticketAdmissions.holderId })
    .from(ticketAdmissions)
    .where(
      and(
        eq(ticketAdmissions.eventId, eventId),
        goodAdmission,
        among === undefined ? undefined : inArray(ticketAdmissions.holderId, [...among]),
      ),
    )
    .orderBy(asc(ticketAdmissions.holderId));
  return rows.map(({ holderId }) => holderId);
};
