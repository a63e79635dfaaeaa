import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import { type TableReads, whereOf } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import type { ProgrammeScope } from '../../../policies/programmes.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { programs } from '../../programmes/tables.ts';
import { paymentRefunds, payments } from '../../payments/tables.ts';
import { events, goodAdmission, ticketAdmissions, ticketPurchases } from '../tables.ts';

/** Whose events, and of which program or event alone. */
export interface Whose {
  scope: ProgrammeScope;
  programId?: number | undefined;
  eventId?: number | undefined;
}

/** B97: all of them for the platform's admins, else those of the programs that somebody administers. */
export const within = ({ scope, programId, eventId }: Whose): SQL | undefined =>
  and(
    scope === 'all'
      ? undefined
      : or(
          scope.enterprises.length > 0 ? inArray(programs.enterpriseId, [...scope.enterprises]) : sql`false`,
          scope.programmes.length > 0 ? inArray(programs.id, [...scope.programmes]) : sql`false`,
        ),
    programId === undefined ? undefined : eq(events.programId, programId),
    eventId === undefined ? undefined : eq(events.id, eventId),
  );

const searchedEvents = {
  id: events.id,
  at: events.startTime,
  fields: { title: events.title, program: programs.name },
};

const counted = (state: SQL) => sql<number>`(select count(*)::int from ${ticketAdmissions}
  where ${ticketAdmissions.eventId} = ${events.id} and ${state})`;

/** What was paid for a cancelled event, and has not left for the buyer yet. */
const refundsLeft = sql<number>`(select count(*)::int from ${ticketPurchases}
  left join ${payments} on ${payments.purpose} = 'tickets' and ${payments.reference} = ${ticketPurchases.id}
  where ${events.cancelledAt} is not null and ${ticketPurchases.eventId} = ${events.id} and ${ticketPurchases.total} > 0
    and (${ticketPurchases.status} = 'confirmed' or (${ticketPurchases.status} = 'refunded' and exists (
      select 1 from ${paymentRefunds} where ${paymentRefunds.paymentId} = ${payments.id}
        and ${paymentRefunds.sentAt} is null and ${paymentRefunds.refusedAt} is null))))`;

/** Of those that went to the gateway, what it sent back to us. */
const refundsRefused = sql<number>`(select count(*)::int from ${paymentRefunds}
  join ${payments} on ${payments.id} = ${paymentRefunds.paymentId} and ${payments.purpose} = 'tickets'
  join ${ticketPurchases} on ${ticketPurchases.id} = ${payments.reference}
  where ${ticketPurchases.eventId} = ${events.id} and ${paymentRefunds.createdAt} >= ${events.cancelledAt}
    and ${paymentRefunds.refusedAt} is not null)`;

const eventRows = (tx: Tx) =>
  read(tx)
    .select({
      id: events.id,
      event: events,
      programme: { id: programs.id, name: programs.name, slug: programs.slug, enterpriseId: programs.enterpriseId },
      enterprise: { id: enterprises.id, slug: enterprises.slug, name: enterprises.name },
      taken: counted(goodAdmission),
      refundsLeft,
      refundsRefused,
      ordered: sql<boolean>`exists (select 1 from ${ticketPurchases} where ${ticketPurchases.eventId} = ${events.id})`,
      checkedIn: counted(sql`${ticketAdmissions.status} = 'used'`),
    })
    .from(events)
    .leftJoin(programs, eq(programs.id, events.programId))
    .leftJoin(enterprises, eq(enterprises.id, programs.enterpriseId));
export type ListedEvent = Awaited<ReturnType<typeof eventRows>>[number];

/** EVT-44 */
export const eventReads = (whose: Whose): TableReads<ListedEvent> => ({
  count: async (tx, narrowed) => {
    const [row] = await read(tx)
      .select({ times: count() })
      .from(events)
      .leftJoin(programs, eq(programs.id, events.programId))
      .where(and(within(whose), whereOf(searchedEvents, narrowed)));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, stretch) =>
    eventRows(tx)
      .where(and(within(whose), whereOf(searchedEvents, narrowed, stretch)))
      .orderBy(desc(events.id))
      .limit(stretch.size)
      .offset(stretch.skip ?? 0),
});
