import { and, desc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import { type Narrowed, type TableReads, whereOf } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { programMemberships, programs, roles } from '../../programmes/tables.ts';
import { events, goodAdmission, ticketAdmissions, ticketPurchaseItems, ticketPurchases, tickets } from '../tables.ts';
import { type Whose, within } from './admin.ts';
import { refundedOfLine } from './taking.ts';

/** People who have left cannot be found by what they were called (ACC-66). */
const buyersCalled = (column: typeof users.firstname | typeof users.lastname) => (pattern: string) =>
  sql`${ticketPurchaseItems.buyerId} in (select ${users.id} from ${users}
    where ${users.nameSought} like lower(${pattern}) and ${column} ilike ${pattern} and ${users.deletedAt} is null)`;

const eventsOf = (column: typeof events.title | typeof programs.name | typeof enterprises.name) => (pattern: string) =>
  sql`${ticketPurchaseItems.eventId} in (select ${events.id} from ${events}
    left join ${programs} on ${programs.id} = ${events.programId}
    left join ${enterprises} on ${enterprises.id} = ${programs.enterpriseId} where ${column} ilike ${pattern})`;

/** Each field finds its few people, events or tickets first; the lines are then read from one narrow table. */
const searched = {
  id: ticketPurchaseItems.id,
  at: ticketPurchaseItems.soldAt,
  fields: {
    firstName: buyersCalled(users.firstname),
    lastName: buyersCalled(users.lastname),
    email: (pattern: string) =>
      sql`${ticketPurchaseItems.purchaseId} in (select ${ticketPurchases.id} from ${ticketPurchases}
        join ${users} on ${users.id} = ${ticketPurchases.userId}
        where ${ticketPurchases.emailSought} like lower(${pattern}) and ${users.deletedAt} is null)`,
    enterpriseName: eventsOf(enterprises.name),
    programmeName: eventsOf(programs.name),
    eventName: eventsOf(events.title),
    ticketName: (pattern: string) =>
      sql`${ticketPurchaseItems.ticketId} in (select ${tickets.id} from ${tickets} where ${tickets.name} ilike ${pattern})`,
  },
};

const soldOf = (tx: Tx, whose: Whose, narrowed: Narrowed, before?: number) => {
  const { scope, programId, eventId } = whose;
  const theirs = scope === 'all' && programId === undefined ? undefined : within({ scope, programId });
  return and(
    isNotNull(ticketPurchaseItems.soldAt),
    eventId === undefined ? undefined : eq(ticketPurchaseItems.eventId, eventId),
    theirs &&
      inArray(
        ticketPurchaseItems.eventId,
        read(tx)
          .select({ id: events.id })
          .from(events)
          .leftJoin(programs, eq(programs.id, events.programId))
          .where(theirs),
      ),
    whereOf(searched, narrowed, before === undefined ? {} : { before }),
  );
};

/** As what the buyer is in the program of the event. */
const userTypeThere = sql<string | null>`(select ${roles.userType} from ${programMemberships}
  join ${roles} on ${roles.id} = ${programMemberships.roleId}
  where ${programMemberships.userId} = ${ticketPurchases.userId} and ${programMemberships.programId} = ${events.programId}
    and ${programMemberships.removedAt} is null limit 1)`;

const dataRows = (tx: Tx) =>
  read(tx)
    .select({
      id: ticketPurchaseItems.id,
      order: ticketPurchases,
      buyer: { id: users.id, firstname: users.firstname, lastname: users.lastname, deletedAt: users.deletedAt },
      event: { id: events.id, title: events.title },
      ticket: tickets.name,
      amount: ticketPurchaseItems.amount,
      price: ticketPurchaseItems.price,
      program: programs.name,
      enterprise: enterprises.name,
      orderTickets: sql<number>`(select count(*)::int from ${ticketAdmissions}
        where ${ticketAdmissions.purchaseId} = ${ticketPurchases.id} and ${goodAdmission})`,
      refunded: refundedOfLine,
      userType: userTypeThere,
    })
    .from(ticketPurchaseItems)
    .innerJoin(ticketPurchases, eq(ticketPurchases.id, ticketPurchaseItems.purchaseId))
    .innerJoin(users, eq(users.id, ticketPurchases.userId))
    .innerJoin(tickets, eq(tickets.id, ticketPurchaseItems.ticketId))
    .innerJoin(events, eq(events.id, ticketPurchases.eventId))
    .leftJoin(programs, eq(programs.id, events.programId))
    .leftJoin(enterprises, eq(enterprises.id, programs.enterpriseId));
export type EventDataRow = Awaited<ReturnType<typeof dataRows>>[number];

/** EVT-42, EVT-43: what was taken, also what was paid back later. */
export const dataReads = (whose: Whose): TableReads<EventDataRow> => ({
  count: async (tx, narrowed) => {
    const [row] = await read(tx)
      .select({ times: count() })
      .from(ticketPurchaseItems)
      .where(soldOf(tx, whose, narrowed));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, { size, skip = 0, before }) => {
    const onPage = read(tx)
      .select({ id: ticketPurchaseItems.id })
      .from(ticketPurchaseItems)
      .where(soldOf(tx, whose, narrowed, before))
      .orderBy(desc(ticketPurchaseItems.id))
      .limit(size)
      .offset(skip);
    return dataRows(tx).where(inArray(ticketPurchaseItems.id, onPage)).orderBy(desc(ticketPurchaseItems.id));
  },
});
