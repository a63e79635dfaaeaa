import { and, asc, count, eq, exists, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { programMemberships, programs, roles } from '../../programmes/tables.ts';
import { pairingParticipants, pairings } from '../tables.ts';

export type PairingRow = typeof pairings.$inferSelect;
export type PairRow = PairingRow & Pair;

/** A paused pair is still a pair: it counts towards the mentor's capacity (M06). */
const isLive = ne(pairings.status, 'ended');

export interface Pair {
  programId: number;
  mentorId: number;
  menteeId: number;
}

/** The two people's current pair, paused or not. */
export const livePair = async (tx: Tx, { programId, mentorId, menteeId }: Pair): Promise<PairRow | undefined> => {
  const [row] = await read(tx)
    .select()
    .from(pairings)
    .where(
      and(eq(pairings.programId, programId), eq(pairings.mentorId, mentorId), eq(pairings.menteeId, menteeId), isLive),
    );
  return row as PairRow | undefined;
};

/** Whether two people share a pair or group that has not ended, also a mentor's own one on the platform (B15, D11). */
export const arePaired = async (tx: Tx, one: number, other: number) => {
  const withPerson = (id: number) =>
    exists(
      read(tx)
        .select({ id: pairingParticipants.userId })
        .from(pairingParticipants)
        .where(and(eq(pairingParticipants.pairingId, pairings.id), eq(pairingParticipants.userId, id))),
    );
  const [row] = await read(tx)
    .select({ id: pairings.id })
    .from(pairings)
    .where(and(isLive, withPerson(one), withPerson(other)))
    .limit(1);
  return row !== undefined;
};

/** Whether the pair of these two was ended at or after this moment. */
export const wasEndedSince = async (tx: Tx, { programId, mentorId, menteeId }: Pair, since: Temporal.Instant) => {
  const [row] = await read(tx)
    .select({ id: pairings.id })
    .from(pairings)
    .where(
      and(
        eq(pairings.programId, programId),
        eq(pairings.mentorId, mentorId),
        eq(pairings.menteeId, menteeId),
        gte(pairings.endedAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
};

/** M06: how many mentees a mentor has in a programme, counted each time. */
export const countMentees = async (tx: Tx, { programId, mentorId }: Omit<Pair, 'menteeId'>) => {
  const [row] = await read(tx)
    .select({ mentees: count() })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), eq(pairings.mentorId, mentorId), isLive));
  return row?.mentees ?? 0;
};

/** Those of these people who are in a programme now, with their role. */
export const membersAmong = async (tx: Tx, programId: number, userIds: readonly number[]) =>
  read(tx)
    .select({ userId: users.id, userType: roles.userType, capacity: programMemberships.capacity })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        inArray(programMemberships.userId, [...userIds]),
        isNull(programMemberships.removedAt),
        isNull(users.deletedAt),
      ),
    );

/**
 * The mentors a mentee may ask for a session in a programme: their own and, where mentees pick (D12), any mentor who
 * has room.
 */
export const mentorsToMeet = async (tx: Tx, programId: number, menteeId: number, mayPick: boolean) => {
  const ofMentor = and(eq(pairings.programId, programId), eq(pairings.mentorId, programMemberships.userId));
  const own = exists(
    read(tx)
      .select({ id: pairings.id })
      .from(pairings)
      .where(and(ofMentor, eq(pairings.status, 'active'), eq(pairings.menteeId, menteeId))),
  );
  // M06: a mentor at capacity is not offered.
  const taken = read(tx).select({ mentees: count() }).from(pairings).where(and(ofMentor, isLive));
  const withRoom = or(isNull(programMemberships.capacity), lt(sql`(${taken})`, programMemberships.capacity));
  const rows = await read(tx)
    .select({ id: users.id })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .innerJoin(users, eq(users.id, programMemberships.userId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(roles.userType, 'mentor'),
        isNull(programMemberships.removedAt),
        isNull(users.deletedAt),
        mayPick ? or(own, withRoom) : own,
      ),
    )
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
};

/** Whose mentee this person is in a programme. */
export const mentorsOf = async (tx: Tx, programId: number, menteeId: number) => {
  const rows = await read(tx)
    .select({ id: sql`${pairings.mentorId}`.mapWith(Number) })
    .from(pairingParticipants)
    .innerJoin(pairings, eq(pairings.id, pairingParticipants.pairingId))
    .where(
      and(
        eq(pairingParticipants.userId, menteeId),
        eq(pairings.programId, programId),
        eq(pairings.menteeId, menteeId),
        eq(pairings.status, 'active'),
      ),
    );
  return rows.map(({ id }) => id);
};

/** A pair by id, for tellings about it. */
export const pairingById = async (tx: Tx, id: number): Promise<PairingRow | undefined> => {
  const [row] = await read(tx).select().from(pairings).where(eq(pairings.id, id));
  return row;
};

/** The same for several. */
export const pairingsById = async (tx: Tx, ids: readonly number[]): Promise<PairingRow[]> => {
  if (ids.length === 0) return [];
  return read(tx)
    .select()
    .from(pairings)
    .where(inArray(pairings.id, [...ids]));
};

/** All live pairs of these mentors in a programme, paused or not: as many as they have mentees (M06). */
export const livePairsOfMentors = (tx: Tx, programId: number, mentorIds: readonly number[]) =>
  read(tx)
    .select({ mentorId: pairings.mentorId, menteeId: pairings.menteeId, status: pairings.status })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), inArray(pairings.mentorId, [...mentorIds]), isLive));

/** Everyone the person is or was paired with, for their data download (M22). */
export const pairingsOf = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      program: programs.name,
      group: pairings.name,
      as: pairingParticipants.userType,
      status: pairings.status,
      createdAt: pairings.createdAt,
      endedAt: pairings.endedAt,
    })
    .from(pairingParticipants)
    .innerJoin(pairings, eq(pairings.id, pairingParticipants.pairingId))
    .leftJoin(programs, eq(programs.id, pairings.programId))
    .where(eq(pairingParticipants.userId, userId))
    .orderBy(asc(pairings.id));

/** Whether somebody is in a pair or group of a programme that has not ended, paused ones included. */
export const isInLivePairing = async (tx: Tx, { userId, programId }: { userId: number; programId: number }) => {
  const inGroup = read(tx)
    .select({ one: pairingParticipants.userId })
    .from(pairingParticipants)
    .where(and(eq(pairingParticipants.pairingId, pairings.id), eq(pairingParticipants.userId, userId)));
  const [row] = await read(tx)
    .select({ id: pairings.id })
    .from(pairings)
    .where(
      and(
        eq(pairings.programId, programId),
        isLive,
        or(eq(pairings.mentorId, userId), eq(pairings.menteeId, userId), exists(inGroup)),
      ),
    )
    .limit(1);
  return row !== undefined;
};
