import { and, eq, gte, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { hot, read, readRows } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { programMemberships, roles } from '../programmes/tables.ts';
import { bookingNotes, bookingParticipants, bookings } from './tables.ts';
import { visibleTo } from './queries/views.ts';

/** When these people are taken, from `from` on, in epoch milliseconds; a mentor's buffers are part of their period. */
export const busyPeriods = async (tx: Tx, userIds: readonly number[], from: Temporal.Instant, movingId?: number) => {
  if (userIds.length === 0) return [];
  const rows = await readRows<{ user_id: string; from_ms: string; to_ms: string }>(
    tx,
    sql`select user_id, extract(epoch from lower(period)) * 1000 as from_ms, extract(epoch from upper(period)) * 1000 as to_ms
        from occupancies where user_id = any(${sql.param(userIds)}::bigint[]) and upper(period) > ${from.toString()}::timestamptz
        and booking_id <> ${movingId ?? 0}`,
  );
  return rows.map((row) => ({
    userId: Number(row.user_id),
    start: Math.round(Number(row.from_ms)),
    end: Math.round(Number(row.to_ms)),
  }));
};

const counted = hot('booked_starts_of_mentors', (from) =>
  from
    .select({ userId: bookings.mentorId, startAt: bookings.startAt })
    .from(bookings)
    .where(
      and(
        sql`${bookings.mentorId} = any(${sql.placeholder('ids')})`,
        inArray(bookings.status, ['pending', 'upcoming', 'completed', 'partially_rated', 'fully_rated']),
        gte(bookings.startAt, sql.placeholder('from')),
        ne(bookings.id, sql.placeholder('movingId')),
      ),
    ),
);

/** Starts of the sessions that count against a mentor's week (M05). */
export const bookedStarts = async (tx: Tx, mentorIds: readonly number[], from: Temporal.Instant, movingId = 0) => {
  if (mentorIds.length === 0) return [];
  const rows = await counted(tx, {
    ids: mentorIds,
    from: from.subtract({ hours: 8 * 24 }).toString(),
    movingId,
  });
  return rows.map(({ userId, startAt }) => ({ userId, start: startAt.epochMilliseconds }));
};

const betweenPair = (mentorId: number, menteeId: number) =>
  and(eq(bookings.mentorId, mentorId), eq(bookings.bookingType, 'one_on_one'), visibleTo({ participantId: menteeId }));

/** D10: what two people have asked of each other and nobody has answered. */
export const pendingOfPair = (tx: Tx, mentorId: number, menteeId: number) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(betweenPair(mentorId, menteeId), eq(bookings.status, 'pending')));

/** D10 for a group: what of it nobody has answered. */
export const pendingOfGroup = (tx: Tx, groupId: number) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.groupId, groupId), eq(bookings.status, 'pending')));

const finished = ['completed', 'partially_rated', 'fully_rated', 'cancelled', 'system_cancelled'] as const;

/** B30, BKG-65: a mentor asks back who has had, or lost, a session with them; in a programme, one of that programme. */
export const hasFinishedSession = async (tx: Tx, mentorId: number, menteeId: number, programId?: number) => {
  const rows = await read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        betweenPair(mentorId, menteeId),
        inArray(bookings.status, finished),
        programId === undefined ? undefined : eq(bookings.programId, programId),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** D11: those of these people whom a mentor has met or will meet on the platform: whoever stands among their mentees there. */
export const menteesAmong = async (tx: Tx, mentorId: number, userIds: readonly number[]) => {
  const rows = await read(tx)
    .selectDistinct({ id: bookingParticipants.userId })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .innerJoin(users, eq(users.id, bookingParticipants.userId))
    .where(
      and(
        eq(bookings.mentorId, mentorId),
        isNull(bookings.programId),
        isNull(bookings.hiddenAt),
        notInArray(bookings.status, ['cancelled', 'system_cancelled']),
        eq(bookingParticipants.userType, 'mentee'),
        inArray(bookingParticipants.userId, [...userIds]),
        isNull(users.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
};

/** Somebody who can be asked for a session, or undefined when there is no such person (any more). */
export const personToMeet = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ id: users.id, isFlMentor: users.isFlMentor })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row;
};

const hexId = /^([0-9a-f]{24}|[0-9a-f]{32})$/;

const mentorsOf = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: programMemberships.userId })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(roles.userType, 'mentor'),
        isNull(programMemberships.removedAt),
      ),
    );

/** An approved mentor of the platform, or a mentor of this programme, by number, slug or hex id (A70, M24). */
export const mentorByKey = async (tx: Tx, key: string, programId: number | null = null) => {
  const byKey = [
    eq(users.slug, key),
    ...(hexId.test(key) ? [eq(users.publicId, key)] : []),
    ...(/^\d{1,15}$/.test(key) ? [eq(users.id, Number(key))] : []),
  ];
  const rows = await read(tx)
    .select({ id: users.id, slug: users.slug })
    .from(users)
    .where(
      and(
        or(...byKey),
        programId === null ? eq(users.isFlMentor, true) : inArray(users.id, mentorsOf(tx, programId)),
        isNull(users.deletedAt),
      ),
    );
  return rows.find(({ slug }) => slug.toLowerCase() === key.toLowerCase()) ?? rows[0];
};

export const ownNote = async (tx: Tx, bookingId: number, userId: number) => {
  const [row] = await read(tx)
    .select()
    .from(bookingNotes)
    .where(and(eq(bookingNotes.bookingId, bookingId), eq(bookingNotes.userId, userId)));
  return row?.note ?? '';
};
