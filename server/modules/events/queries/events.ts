import { and, asc, count, desc, eq, gt, ilike, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { EventList, TagKind } from '../../../../contract/events/index.ts';
import { containing } from '../../../platform/containing.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { enterprises } from '../../enterprises/tables.ts';
import { follows, userInfos } from '../../profiles/tables.ts';
import { newCompanyDays } from '../../programmes/index.ts';
import { programs } from '../../programmes/tables.ts';
import {
  eventExtraFields,
  eventLinkOpeners,
  eventSpeakers,
  eventTags,
  events,
  goodAdmission,
  ticketAdmissions,
  ticketPurchases,
  tickets,
} from '../tables.ts';

/** How many have a ticket that lets them in. */
const attendees = sql<number>`(select count(*)::int from ${ticketAdmissions}
  where ${ticketAdmissions.eventId} = ${events.id} and ${goodAdmission})`;
/** The lowest price of what can still be taken, or of all once nothing is left. Sen; null without such tickets. */
const lowest = (among: SQL) => sql<number | null>`(select coalesce(
    min(${tickets.price}) filter (where ${tickets.maxAmount} = 0 or ${tickets.taken} < ${tickets.maxAmount}),
    min(${tickets.price}))
  from ${tickets} where ${tickets.eventId} = ${events.id} and ${tickets.active} and ${among})`;
const cheapest = lowest(sql`true`);
const cheapestPaid = lowest(sql`${tickets.price} > 0`);
/** Whether none of the tickets is left, and there are some. */
const soldOut = sql<boolean>`(select coalesce(bool_and(${tickets.maxAmount} > 0 and ${tickets.taken} >= ${tickets.maxAmount}), false)
  from ${tickets} where ${tickets.eventId} = ${events.id} and ${tickets.active})`;
const holds = (userId: number | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${ticketAdmissions} where ${ticketAdmissions.eventId} = ${events.id}
        and ${ticketAdmissions.holderId} = ${userId} and ${goodAdmission})`;
/** Of an event that was cancelled: whoever had a ticket then, or paid for one since, reads what became of it. */
const had = (userId: number | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`(${events.cancelledAt} is not null and (
        exists (select 1 from ${ticketAdmissions} where ${ticketAdmissions.eventId} = ${events.id}
          and ${ticketAdmissions.holderId} = ${userId} and ${ticketAdmissions.status} = 'refunded'
          and ${ticketAdmissions.endedAt} >= ${events.cancelledAt})
        or exists (select 1 from ${ticketPurchases} where ${ticketPurchases.eventId} = ${events.id}
          and ${ticketPurchases.userId} = ${userId} and (${ticketPurchases.status} = 'confirmed'
            or (${ticketPurchases.status} = 'refunded' and ${ticketPurchases.endedAt} >= ${events.cancelledAt})))))`;
const opened = (userId: number | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${eventLinkOpeners} where ${eventLinkOpeners.eventId} = ${events.id}
        and ${eventLinkOpeners.userId} = ${userId})`;

/** An event as cards show it to this reader. */
const cards = (tx: Tx, reader: number | null) =>
  read(tx)
    .select({
      event: events,
      attendees,
      cheapest,
      cheapestPaid,
      soldOut,
      attending: holds(reader),
      hadTicket: had(reader),
      openedLink: opened(reader),
      programme: { id: programs.id, name: programs.name, slug: programs.slug, enterpriseId: programs.enterpriseId },
      enterprise: { id: enterprises.id, slug: enterprises.slug, name: enterprises.name },
    })
    .from(events)
    .leftJoin(programs, eq(programs.id, events.programId))
    .leftJoin(enterprises, eq(enterprises.id, programs.enterpriseId));
export type EventView = Awaited<ReturnType<typeof cards>>[number];

export const eventById = async (tx: Tx, id: number, reader: number | null): Promise<EventView | undefined> => {
  const [row] = await cards(tx, reader).where(eq(events.id, id));
  return row;
};

/** Which events a list shows. */
export interface EventFilter {
  list: EventList | 'all';
  reader: number | null;
  now: Temporal.Instant;
  /** Null: the platform's list, which has the public events of programs as well (B105). */
  programId: number | null;
  mentorClass?: boolean | undefined;
  search?: string;
  /** Only these. */
  ids?: SQL;
}

/** B105. A company that anybody may have made this week has no place yet on a list that everybody reads (as B09). */
const platformWide = (now: Temporal.Instant) =>
  and(
    eq(events.privacy, 'is_public'),
    or(
      isNull(events.programId),
      and(eq(programs.isActive, true), lte(enterprises.createdAt, now.subtract({ hours: 24 * newCompanyDays }))),
    ),
  );

const whereOf = ({ list, reader, now, programId, mentorClass, search = '', ids }: EventFilter): SQL | undefined => {
  const mine = list === 'mine';
  const where = programId === null ? platformWide(now) : eq(events.programId, programId);
  return and(
    // Whoever has a ticket finds the event among their own wherever it is, and whatever became of it.
    mine ? holds(reader) : and(eq(events.active, true), where),
    mine && programId !== null ? eq(events.programId, programId) : undefined,
    list === 'upcoming' ? gt(events.endTime, now) : undefined,
    list === 'past' ? lte(events.endTime, now) : undefined,
    ids && sql`${events.id} in (${ids})`,
    mentorClass === undefined ? undefined : eq(events.mentorClass, mentorClass),
    search === ''
      ? undefined
      : or(ilike(events.title, containing(search)), ilike(events.venueTitle, containing(search))),
  );
};

export const countEvents = async (tx: Tx, filter: EventFilter) => {
  const [row] = await read(tx)
    .select({ times: count() })
    .from(events)
    .leftJoin(programs, eq(programs.id, events.programId))
    .leftJoin(enterprises, eq(enterprises.id, programs.enterpriseId))
    .where(whereOf(filter));
  return row?.times ?? 0;
};

/** What comes next first; what is past the latest first. One's own: first what is to come, then what is past. */
const orderOfList = ({ list, now }: EventFilter) => {
  if (list === 'upcoming') return [asc(events.startTime), asc(events.id)];
  const latest = [desc(events.startTime), desc(events.id)];
  if (list !== 'mine') return latest;
  const next = sql`case when ${gt(events.endTime, now)} then ${events.startTime} end`;
  return [sql`${next} asc nulls last`, ...latest];
};

export const listedEvents = (
  tx: Tx,
  filter: EventFilter,
  part: { limit: number; offset?: number },
): Promise<EventView[]> =>
  cards(tx, filter.reader)
    .where(whereOf(filter))
    .orderBy(...orderOfList(filter))
    .limit(part.limit)
    .offset(part.offset ?? 0);

export const speakersOf = (tx: Tx, eventId: number, reader: number | null) =>
  read(tx)
    .select({
      id: eventSpeakers.id,
      userId: eventSpeakers.userId,
      name: eventSpeakers.name,
      title: eventSpeakers.title,
      slug: users.slug,
      deletedAt: users.deletedAt,
      photo: userInfos.profilePhoto,
      /** Mentors of the platform can be followed (DIS-30). */
      isMentor: sql<boolean>`coalesce(${users.isFlMentor} and ${users.userType} = 'mentor', false)`,
      following: sql<boolean>`exists (select 1 from ${follows}
        where ${follows.userId} = ${reader}::bigint and ${follows.mentorId} = ${eventSpeakers.userId})`,
    })
    .from(eventSpeakers)
    .leftJoin(users, eq(users.id, eventSpeakers.userId))
    .leftJoin(userInfos, eq(userInfos.userId, eventSpeakers.userId))
    .where(eq(eventSpeakers.eventId, eventId))
    .orderBy(asc(eventSpeakers.position));
export type SpeakerRow = Awaited<ReturnType<typeof speakersOf>>[number];

export const questionsOf = (tx: Tx, eventId: number) =>
  read(tx)
    .select()
    .from(eventExtraFields)
    .where(and(eq(eventExtraFields.eventId, eventId), eq(eventExtraFields.active, true)))
    .orderBy(asc(eventExtraFields.position), asc(eventExtraFields.id));

export const tagsOf = (tx: Tx, eventId: number): Promise<{ kind: TagKind; refId: number }[]> =>
  read(tx)
    .select({ kind: eventTags.kind, refId: eventTags.refId })
    .from(eventTags)
    .where(eq(eventTags.eventId, eventId))
    .orderBy(asc(eventTags.kind), asc(eventTags.refId));

/** EVT-21: those that can be taken, in their order. */
export const ticketsOf = (tx: Tx, eventId: number) =>
  read(tx)
    .select()
    .from(tickets)
    .where(and(eq(tickets.eventId, eventId), eq(tickets.active, true)))
    .orderBy(asc(tickets.position), asc(tickets.id));

export const ticketById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(tickets).where(eq(tickets.id, id));
  return row;
};
