import { and, asc, eq, inArray, isNull, ne, notInArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { bookingParticipants, bookings } from '../../bookings/tables.ts';
import { pairingParticipants, pairings } from '../../pairings/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';

export const peopleById = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return read(tx)
    .select({ user: users, info: userInfos })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(inArray(users.id, [...new Set(ids)]));
};

/** Whose objectives they are, and where: a program, or the platform (null). */
export interface Place {
  userId: number;
  programId: number | null;
}

const inPlace = (column: typeof bookings.programId | typeof pairings.programId, programId: number | null): SQL =>
  programId === null ? isNull(column) : eq(column, programId);

/** The mentors whose sessions with this mentee, in that place, were not called off. */
const metIn = (tx: Tx, { userId, programId }: Place) =>
  read(tx)
    .select({ id: bookings.mentorId })
    .from(bookings)
    .innerJoin(bookingParticipants, eq(bookingParticipants.bookingId, bookings.id))
    .where(
      and(
        eq(bookingParticipants.userId, userId),
        eq(bookingParticipants.userType, 'mentee'),
        isNull(bookingParticipants.hiddenAt),
        isNull(bookings.hiddenAt),
        notInArray(bookings.status, ['cancelled', 'system_cancelled']),
        inPlace(bookings.programId, programId),
      ),
    );

/** The mentors of their pairs and groups in that place, as long as these have not ended. */
const pairedIn = (tx: Tx, { userId, programId }: Place) => {
  const mentor = alias(pairingParticipants, 'mentor');
  const mentee = alias(pairingParticipants, 'mentee');
  return read(tx)
    .select({ id: mentor.userId })
    .from(pairings)
    .innerJoin(mentor, and(eq(mentor.pairingId, pairings.id), eq(mentor.userType, 'mentor')))
    .innerJoin(mentee, and(eq(mentee.pairingId, pairings.id), eq(mentee.userType, 'mentee')))
    .where(and(ne(pairings.status, 'ended'), inPlace(pairings.programId, programId), eq(mentee.userId, userId)));
};

/** B59: the mentors of somebody in a place: paired with them, or with a session that was not called off. */
export const mentorIdsOf = async (tx: Tx, place: Place): Promise<ReadonlySet<number>> => {
  const rows = [...(await metIn(tx, place)), ...(await pairedIn(tx, place))];
  return new Set(rows.map(({ id }) => id));
};

/** The first mentees of a program, by number. */
export const menteesIn = (tx: Tx, programId: number, most: number) =>
  read(tx)
    .select({ id: users.id, email: users.email, timezone: users.timezone })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        isNull(programMemberships.removedAt),
        isNull(users.deletedAt),
        eq(roles.userType, 'mentee'),
      ),
    )
    .orderBy(asc(users.id))
    .limit(most);
export type LearnerRow = Awaited<ReturnType<typeof menteesIn>>[number];
