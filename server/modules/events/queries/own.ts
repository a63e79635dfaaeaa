import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import {
  eventExtraFields,
  events,
  ticketAdmissions,
  ticketAnswers,
  ticketPurchases,
  tickets,
  ticketWaiting,
} from '../tables.ts';

/** For a member's own data (M22). Amounts in sen. */
export const ownOrders = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      id: ticketPurchases.id,
      event: events.title,
      name: ticketPurchases.name,
      email: ticketPurchases.email,
      phoneNo: ticketPurchases.phoneNo,
      status: ticketPurchases.status,
      total: ticketPurchases.total,
      createdAt: ticketPurchases.createdAt,
      paidAt: ticketPurchases.paidAt,
    })
    .from(ticketPurchases)
    .innerJoin(events, eq(events.id, ticketPurchases.eventId))
    .where(eq(ticketPurchases.userId, userId))
    .orderBy(desc(ticketPurchases.id));

export const ownAnswers = (tx: Tx, userId: number) =>
  read(tx)
    .select({ orderId: ticketPurchases.id, question: eventExtraFields.title, answer: ticketAnswers.answer })
    .from(ticketAnswers)
    .innerJoin(ticketPurchases, eq(ticketPurchases.id, ticketAnswers.purchaseId))
    .innerJoin(eventExtraFields, eq(eventExtraFields.id, ticketAnswers.eventExtraFieldId))
    .where(eq(ticketPurchases.userId, userId))
    .orderBy(desc(ticketPurchases.id));

export const ownTickets = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      id: ticketAdmissions.id,
      event: events.title,
      ticket: tickets.name,
      status: ticketAdmissions.status,
      createdAt: ticketAdmissions.createdAt,
      checkedInAt: ticketAdmissions.checkedInAt,
    })
    .from(ticketAdmissions)
    .innerJoin(events, eq(events.id, ticketAdmissions.eventId))
    .innerJoin(tickets, eq(tickets.id, ticketAdmissions.ticketId))
    .where(eq(ticketAdmissions.holderId, userId))
    .orderBy(desc(ticketAdmissions.id));

/** The tickets that a person waits for. */
export const waitedFor = (tx: Tx, userId: number) =>
  read(tx)
    .select({ ticketId: ticketWaiting.ticketId })
    .from(ticketWaiting)
    .where(and(eq(ticketWaiting.userId, userId), inArray(ticketWaiting.status, ['waiting', 'offered'])))
    .orderBy(asc(ticketWaiting.ticketId));
