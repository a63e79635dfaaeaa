import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { agendas } from '../../agendas/tables.ts';
import { activities, bookings } from '../../bookings/tables.ts';
import { roleInviteEmails } from '../../invitations/tables.ts';
import { pairings } from '../../pairings/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programGoals, programMemberships, roles } from '../../programmes/tables.ts';
import { reviews } from '../../reviews/tables.ts';

/** How many belong to it, by what they are (ANA-10). */
export const peopleIn = async (tx: Tx, programId: number) => {
  const rows = await read(tx)
    .select({ userType: roles.userType, people: count() })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(and(eq(programMemberships.programId, programId), isNull(programMemberships.removedAt)))
    .groupBy(roles.userType);
  const of = (type: 'admin' | 'mentor' | 'mentee') => rows.find(({ userType }) => userType === type)?.people ?? 0;
  return { admins: of('admin'), mentors: of('mentor'), mentees: of('mentee') };
};

interface Sessions {
  total: string;
  held: string;
  due: string;
  owed: string;
  given: string;
}

/**
 * B93. `due`: begun and not cancelled; `held`: concluded. `owed` and `given`: reviews of concluded sessions, one a
 * participant; who concluded by the clock alone is asked for none (D07).
 */
export const sessionsIn = async (tx: Tx, programId: number, now: Temporal.Instant) => {
  const at = sql`${now.toString()}::timestamptz`;
  const [row] = await readRows<Sessions>(
    tx,
    sql`select count(*) as total,
          count(*) filter (where b.held) as held,
          count(*) filter (where b.start_at <= ${at} and b.status not in ('cancelled', 'system_cancelled')) as due,
          coalesce(sum(p.people) filter (where b.held and not b.auto_completed), 0) as owed,
          coalesce(sum(p.rated) filter (where b.held and not b.auto_completed), 0) as given
        from (select *, status in ('completed', 'partially_rated', 'fully_rated') as held
              from bookings where program_id = ${programId}) b
          left join lateral (select count(*) as people, count(rated_at) as rated
            from booking_participants where booking_id = b.id) p on true`,
  );
  const { total = 0, held = 0, due = 0, owed = 0, given = 0 } = row ?? {};
  return { total: Number(total), held: Number(held), due: Number(due), owed: Number(owed), given: Number(given) };
};

export const offersServices = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: programGoals.id })
    .from(programGoals)
    .where(and(eq(programGoals.programId, programId), programGoals.enabled))
    .limit(1);
  return row !== undefined;
};

/** Somebody was sent an invitation. */
export const hasInvited = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: roleInviteEmails.id })
    .from(roleInviteEmails)
    .where(and(eq(roleInviteEmails.programId, programId), isNotNull(roleInviteEmails.sentAt)))
    .limit(1);
  return row !== undefined;
};

/** A pair was made there; those of removed members are hidden (B77). */
export const hasPairing = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: pairings.id })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), isNull(pairings.hiddenAt)))
    .limit(1);
  return row !== undefined;
};

export const agendasFrom = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: agendas.id, title: agendas.title, startTime: agendas.startTime, endTime: agendas.endTime })
    .from(agendas)
    .where(and(eq(agendas.programId, programId), isNull(agendas.deletedAt)))
    .orderBy(asc(agendas.startTime), asc(agendas.id))
    .limit(100);

const held = ['completed', 'partially_rated', 'fully_rated'] as const;

/** Whose sessions took place most often, at most so many. */
export const busiestMentors = (tx: Tx, programId: number, most: number) =>
  read(tx)
    .select({ id: bookings.mentorId, sessions: count() })
    .from(bookings)
    .where(and(eq(bookings.programId, programId), inArray(bookings.status, held)))
    .groupBy(bookings.mentorId)
    .orderBy(desc(count()), asc(bookings.mentorId))
    .limit(most);

/** Everybody's public row, by id. */
export const peopleById = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return read(tx)
    .select({ user: users, info: userInfos })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(inArray(users.id, [...new Set(ids)]));
};

interface Page {
  from: Temporal.Instant | null;
  until: Temporal.Instant | null;
  offset: number;
  limit: number;
}

/** ANA-13: what was done about sessions, and who joined. */
export const activitiesIn = async (tx: Tx, programId: number, { from, until, offset, limit }: Page) => {
  const during = (at: typeof activities.createdAt | typeof programMemberships.joinedAt) =>
    and(from ? gte(at, from) : undefined, until ? lt(at, until) : undefined);
  const done = and(eq(activities.programId, programId), during(activities.createdAt));
  const joined = and(eq(programMemberships.programId, programId), during(programMemberships.joinedAt));
  const rows = await read(tx)
    .select({
      id: activities.id,
      action: sql<typeof activities.$inferSelect.action | 'joined'>`${activities.action}`.as('action'),
      bookingId: activities.bookingId,
      userId: activities.userId,
      mentorId: activities.mentorId,
      menteeIds: activities.menteeIds,
      createdAt: activities.createdAt,
    })
    .from(activities)
    .where(done)
    .unionAll(
      read(tx)
        .select({
          id: programMemberships.id,
          action: sql<'joined'>`'joined'`.as('action'),
          bookingId: sql<number | null>`null::bigint`.as('booking_id'),
          userId: programMemberships.userId,
          mentorId: sql<number | null>`null::bigint`.as('mentor_id'),
          menteeIds: sql<number[]>`'{}'::bigint[]`.as('mentee_ids'),
          createdAt: programMemberships.joinedAt,
        })
        .from(programMemberships)
        .where(joined),
    )
    .orderBy(sql`created_at desc, id desc, action`)
    .limit(limit)
    .offset(offset);
  const [acts] = await read(tx).select({ total: count() }).from(activities).where(done);
  const [joins] = await read(tx).select({ total: count() }).from(programMemberships).where(joined);
  return { rows, total: (acts?.total ?? 0) + (joins?.total ?? 0) };
};

export const reflectionsIn = (tx: Tx, programId: number, most: number) =>
  read(tx)
    .select()
    .from(reviews)
    .where(and(eq(reviews.programId, programId), eq(reviews.hidden, false)))
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit(most);
