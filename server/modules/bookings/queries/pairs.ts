import { and, eq, exists, gte, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { bookingParticipants, bookings } from '../tables.ts';
import { visibleTo } from './views.ts';

const betweenPair = (mentorId: number, menteeId: number) =>
  and(eq(bookings.mentorId, mentorId), eq(bookings.bookingType, 'one_on_one'), visibleTo({ participantId: menteeId }));

/** D10: the requests between two people that nobody has answered. */
export const pendingOfPair = (tx: Tx, mentorId: number, menteeId: number) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(betweenPair(mentorId, menteeId), eq(bookings.status, 'pending')));

/** D10 for a group: its requests that nobody has answered. */
export const pendingOfGroup = (tx: Tx, groupId: number) =>
  read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.groupId, groupId), eq(bookings.status, 'pending')));

const finished = ['completed', 'partially_rated', 'fully_rated', 'cancelled', 'system_cancelled'] as const;

/**
 * B30, BKG-65: a mentor can ask again a mentee whose session with them was completed or cancelled; in a programme, only
 * sessions of that programme count.
 */
export const hasFinishedSession = async (tx: Tx, mentorId: number, menteeId: number, programId?: number) => {
  const rows = await read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        betweenPair(mentorId, menteeId),
        inArray(bookings.status, finished),
        eq(bookings.confirmation, 'confirmed'), // M43
        programId === undefined ? undefined : eq(bookings.programId, programId),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

/** B15: whether two people take part in a session that both of them see. */
export const haveMet = async (tx: Tx, one: number, other: number) => {
  const withPerson = (userId: number) =>
    exists(
      read(tx)
        .select({ id: bookingParticipants.userId })
        .from(bookingParticipants)
        .where(
          and(
            eq(bookingParticipants.bookingId, bookings.id),
            eq(bookingParticipants.userId, userId),
            isNull(bookingParticipants.hiddenAt),
          ),
        ),
    );
  const [row] = await read(tx)
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isNull(bookings.hiddenAt), withPerson(one), withPerson(other)))
    .limit(1);
  return row !== undefined;
};

/**
 * D11: which of these people a mentor has met or will meet on the platform, which makes them mentees of that mentor.
 */
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

/** M15: whether any of these pairs of a programme has asked for a session, or logged one, since then. */
export const haveBooked = async (
  tx: Tx,
  programId: number,
  pairs: readonly { menteeId: number; mentorId: number }[],
  since: Temporal.Instant,
) => {
  const twos = new Set(pairs.map(({ menteeId, mentorId }) => `${menteeId} ${mentorId}`));
  const rows = await read(tx)
    .select({ mentorId: bookings.mentorId, menteeId: bookingParticipants.userId })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(and(eq(bookings.programId, programId), gte(bookings.createdAt, since)));
  return rows.some(({ menteeId, mentorId }) => twos.has(`${menteeId} ${mentorId}`));
};
