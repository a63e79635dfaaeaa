import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { agendas } from '../../agendas/tables.ts';
import { bookings, bookingTallies, bookingTallyChanges } from '../../bookings/tables.ts';
import { roleInviteEmails } from '../../invitations/tables.ts';
import { pairings } from '../../pairings/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programGoals, programMemberships, roles } from '../../programmes/tables.ts';
import { reviews } from '../../reviews/tables.ts';

/** Statuses of sessions that took place; written out literally so that the partial index on exactly these is used. */
const held = sql`('completed', 'partially_rated', 'fully_rated')`;

/** How many members a programme has, by user type (ANA-10). */
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

/**
 * How many sessions there are, and how many took place, according to the tallies and without those hidden with removed
 * members (BKG-123) and those that only one side has logged (M43).
 */
export const sessionsIn = async (tx: Tx, programId: number) => {
  const [row] = await readRows<{ total: string; held: string }>(
    tx,
    sql`select coalesce(sum(sessions), 0) as total, coalesce(sum(sessions) filter (where filed_under in ${held}), 0) as held
        from (
          select filed_under, bookings as sessions from ${bookingTallies} where place = ${programId}
          union all
          select filed_under, change from ${bookingTallyChanges} where program_id = ${programId}
        ) as tallied where filed_under <> 'unconfirmed'`,
  );
  return { total: Number(row?.total ?? 0), held: Number(row?.held ?? 0) };
};

/**
 * B93. `due`: begun and not cancelled, nor refunded after that (D04). `owed` and `given`: reviews of concluded
 * sessions, one per participant; those whose session was concluded only by the clock are not asked for one (D07).
 */
export const dueIn = async (tx: Tx, programId: number, now: Temporal.Instant) => {
  const ours = sql`b.program_id = ${programId} and b.hidden_at is null`;
  const [row] = await readRows<Record<'due' | 'owed' | 'given', string>>(
    tx,
    sql`select
          (select count(*) from bookings b where ${ours} and b.start_at <= ${now.toString()}::timestamptz
            and b.filed_under not in ('cancelled', 'unconfirmed')) as due,
          count(*) as owed, count(p.rated_at) as given
        from bookings b join booking_participants p on p.booking_id = b.id
        where ${ours} and b.status in ${held} and b.confirmation = 'confirmed' and not b.auto_completed`,
  );
  return { due: Number(row?.due ?? 0), owed: Number(row?.owed ?? 0), given: Number(row?.given ?? 0) };
};

export const offersServices = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: programGoals.id })
    .from(programGoals)
    .where(and(eq(programGoals.programId, programId), programGoals.enabled))
    .limit(1);
  return row !== undefined;
};

/** Whether anyone was sent an invitation. */
export const hasInvited = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: roleInviteEmails.id })
    .from(roleInviteEmails)
    .where(and(eq(roleInviteEmails.programId, programId), isNotNull(roleInviteEmails.sentAt)))
    .limit(1);
  return row !== undefined;
};

/** Whether a pair was made there; pairs of removed members are hidden (B77). */
export const hasPairing = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: pairings.id })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), isNull(pairings.hiddenAt)))
    .limit(1);
  return row !== undefined;
};

/** How many pairs and groups go on there, paused ones included (ANA-09). */
export const pairingsIn = async (tx: Tx, programId: number) => {
  const rows = await read(tx)
    .select({ type: pairings.type, pairings: count() })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), ne(pairings.status, 'ended')))
    .groupBy(pairings.type);
  const of = (type: 'pair' | 'group') => rows.find((row) => row.type === type)?.pairings ?? 0;
  return { pairs: of('pair'), groups: of('group') };
};

export const agendasFrom = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: agendas.id, title: agendas.title, startTime: agendas.startTime, endTime: agendas.endTime })
    .from(agendas)
    .where(and(eq(agendas.programId, programId), isNull(agendas.deletedAt)))
    .orderBy(asc(agendas.startTime), asc(agendas.id))
    .limit(100);

/** The mentors with the most held sessions, at most this many; answered from the index of held sessions alone. */
export const busiestMentors = async (tx: Tx, programId: number, most: number) => {
  const rows = await readRows<{ id: string; sessions: string }>(
    tx,
    sql`select mentor_id as id, count(*) as sessions from bookings
        where program_id = ${programId} and hidden_at is null and confirmation = 'confirmed' and status in ${held}
        group by mentor_id order by count(*) desc, mentor_id limit ${most}`,
  );
  return rows.map(({ id, sessions }) => ({ id: Number(id), sessions: Number(sessions) }));
};

/** The public rows of these people, by id. */
export const peopleById = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return read(tx)
    .select({ user: users, info: userInfos })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(inArray(users.id, [...new Set(ids)]));
};

/** The latest reviews, except of sessions hidden with a removed member (BKG-123). */
export const reflectionsIn = async (tx: Tx, programId: number, most: number) => {
  const rows = await read(tx)
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.bookingId))
    .where(and(eq(reviews.programId, programId), eq(reviews.hidden, false), isNull(bookings.hiddenAt)))
    .orderBy(desc(reviews.submittedAt), desc(reviews.id))
    .limit(most);
  return rows.map(({ review }) => review);
};
