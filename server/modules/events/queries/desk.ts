import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import {
  eventExtraFields,
  goodAdmission,
  ticketAdmissions,
  ticketAnswers,
  ticketPurchases,
  tickets,
} from '../tables.ts';

const isSought = (eventId: number, search: string): SQL => {
  if (search === '') return sql`true`;
  const pattern = containing(search);
  // People who have left cannot be found by what they were called (ACC-66).
  return sql`(${ticketAdmissions.holderSought} like lower(${pattern}) and not exists (
    select 1 from ${users} where ${users.id} = ${ticketAdmissions.holderId} and ${users.deletedAt} is not null) or ${ticketAdmissions.ticketId} in (
    select ${tickets.id} from ${tickets} where ${tickets.eventId} = ${eventId} and ${tickets.name} ilike ${pattern}))`;
};

const comesTo = (eventId: number) => and(eq(ticketAdmissions.eventId, eventId), goodAdmission);

/** All who come, those of them who are in, and those that the words find. */
export const countAttendees = async (tx: Tx, eventId: number, search: string) => {
  const [row] = await read(tx)
    .select({
      expected: count(),
      checkedIn: sql<number>`(count(*) filter (where ${ticketAdmissions.status} = 'used'))::int`,
      found: sql<number>`(count(*) filter (where ${isSought(eventId, search)}))::int`,
    })
    .from(ticketAdmissions)
    .where(comesTo(eventId));
  return row ?? { expected: 0, checkedIn: 0, found: 0 };
};

const attendeeRows = (tx: Tx) =>
  read(tx)
    .select({
      admission: ticketAdmissions,
      ticket: tickets.name,
      phoneNo: ticketPurchases.phoneNo,
      /** Whether the order is theirs, and not of somebody who sent them the ticket. */
      isBuyer: sql<boolean>`${ticketPurchases.userId} = ${ticketAdmissions.holderId}`,
      gone: sql<boolean>`${users.deletedAt} is not null`,
    })
    .from(ticketAdmissions)
    .innerJoin(tickets, eq(tickets.id, ticketAdmissions.ticketId))
    .innerJoin(ticketPurchases, eq(ticketPurchases.id, ticketAdmissions.purchaseId))
    .innerJoin(users, eq(users.id, ticketAdmissions.holderId));
export type AttendeeView = Awaited<ReturnType<typeof attendeeRows>>[number];

const byName = [sql`lower(${ticketAdmissions.holderName})`, asc(ticketAdmissions.id)] as const;

/** By name, as somebody at the door looks for it. */
export const listedAttendees = (
  tx: Tx,
  { eventId, search }: { eventId: number; search: string },
  part: { limit: number; offset: number },
): Promise<AttendeeView[]> =>
  attendeeRows(tx)
    .where(and(comesTo(eventId), isSought(eventId, search)))
    .orderBy(...byName)
    .limit(part.limit)
    .offset(part.offset);

export const allAttendees = (tx: Tx, eventId: number): Promise<AttendeeView[]> =>
  attendeeRows(tx)
    .where(comesTo(eventId))
    .orderBy(...byName);

export const attendeeById = async (tx: Tx, admissionId: number): Promise<AttendeeView | undefined> => {
  const [row] = await attendeeRows(tx).where(eq(ticketAdmissions.id, admissionId));
  return row;
};

const answerRows = (tx: Tx) =>
  read(tx)
    .select({
      orderId: ticketAnswers.purchaseId,
      questionId: eventExtraFields.id,
      position: eventExtraFields.position,
      question: eventExtraFields.title,
      answer: ticketAnswers.answer,
    })
    .from(ticketAnswers)
    .innerJoin(eventExtraFields, eq(eventExtraFields.id, ticketAnswers.eventExtraFieldId));
export type AnswerRow = Awaited<ReturnType<typeof answerRows>>[number];

/** By the order they were given with, in the order of the questions; also to those that are not asked any more. */
const byOrder = async (tx: Tx, where: SQL): Promise<ReadonlyMap<number, AnswerRow[]>> => {
  const orders = new Map<number, AnswerRow[]>();
  const rows = await answerRows(tx).where(where).orderBy(asc(eventExtraFields.position), asc(eventExtraFields.id));
  for (const row of rows) {
    const answers = orders.get(row.orderId);
    if (answers) answers.push(row);
    else orders.set(row.orderId, [row]);
  }
  return orders;
};

/** The answers of the orders on a page. */
export const answersOfOrders = (tx: Tx, orderIds: readonly number[]) =>
  byOrder(tx, inArray(ticketAnswers.purchaseId, [...new Set(orderIds)]));

export const answersOfEvent = (tx: Tx, eventId: number) => byOrder(tx, eq(eventExtraFields.eventId, eventId));
export type Answers = Awaited<ReturnType<typeof answersOfEvent>>;
