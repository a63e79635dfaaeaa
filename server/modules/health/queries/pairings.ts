import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { pairingParticipants, pairings } from '../../pairings/tables.ts';
import { healthJoins, healthPauses } from '../tables.ts';
import { idList } from './meetings.ts';

/** Pairs and groups of programs that have not ended and are not hidden with a removed member (PAR-32). */
const goesOn = and(ne(pairings.status, 'ended'), isNull(pairings.hiddenAt), isNotNull(pairings.programId));

/** Those of them that go on, with each of their mentees and the time since when they are in it. */
export const menteesOf = (tx: Tx, pairingIds: readonly number[], which: 'going on' | 'all' = 'going on') =>
  read(tx)
    .select({
      pairingId: pairings.id,
      programId: sql<number>`${pairings.programId}`.mapWith(Number),
      type: pairings.type,
      menteeId: pairingParticipants.userId,
      createdAt: pairings.createdAt,
      joinedAt: healthJoins.joinedAt,
    })
    .from(pairings)
    .innerJoin(
      pairingParticipants,
      and(eq(pairingParticipants.pairingId, pairings.id), eq(pairingParticipants.userType, 'mentee')),
    )
    .leftJoin(
      healthJoins,
      and(eq(healthJoins.pairingId, pairings.id), eq(healthJoins.userId, pairingParticipants.userId)),
    )
    .where(and(inArray(pairings.id, [...pairingIds]), which === 'all' ? undefined : goesOn))
    .orderBy(asc(pairings.id), asc(pairingParticipants.userId));

export const pausesOf = (tx: Tx, pairingIds: readonly number[]) =>
  read(tx)
    .select()
    .from(healthPauses)
    .where(inArray(healthPauses.pairingId, [...pairingIds]));

/** A pair or group of a program, also one that has ended; not one that is hidden with a removed member (PAR-32). */
export const pairingInProgram = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select()
    .from(pairings)
    .where(and(eq(pairings.id, id), isNull(pairings.hiddenAt)));
  return row && row.programId !== null ? { ...row, programId: row.programId } : undefined;
};

/** A pair or group that has not ended. */
export const pairingGoingOn = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select()
    .from(pairings)
    .where(and(eq(pairings.id, id), goesOn));
  return row;
};

/** The next of a program's pairs and groups that go on, by id. */
export const idsGoingOn = async (tx: Tx, programId: number, after: number, limit: number) => {
  const rows = await read(tx)
    .select({ id: pairings.id })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), goesOn, gt(pairings.id, after)))
    .orderBy(asc(pairings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id));

/** The pairs and groups whose sessions these are. */
export const pairingsOfBookings = async (tx: Tx, bookingIds: readonly number[]) =>
  idsIn(
    await readRows<{ id: string }>(
      tx,
      sql`select group_id as id from bookings where id = any(${idList(bookingIds)}) and group_id is not null
          union
          select p.id from bookings b
            join pairing_participants q on q.user_id = b.mentor_id
            join pairings p on p.id = q.pairing_id and p.type = 'pair' and p.mentor_id = b.mentor_id
              and p.program_id is not distinct from b.program_id and p.mentee_id in (b.requester_id, b.requestee_id)
          where b.id = any(${idList(bookingIds)}) and b.group_id is null`,
    ),
  );

/** The pairs of this person and the groups that they were in or met, also those that have ended. */
export const pairingsWith = async (tx: Tx, userId: number) =>
  idsIn(
    await readRows<{ id: string }>(
      tx,
      sql`select id from pairings where ${userId} in (mentor_id, mentee_id)
          union select pairing_id from pairing_participants where user_id = ${userId}
          union select pairing_id from health_mentees where mentee_id = ${userId}
          union select b.group_id from booking_participants q join bookings b on b.id = q.booking_id
            where q.user_id = ${userId} and b.group_id is not null`,
    ),
  );

/** Programs that are running and whose pairs were not judged on this day yet. */
export const programmesToJudge = async (tx: Tx, day: string) =>
  idsIn(
    await readRows<{ id: string }>(
      tx,
      sql`select g.id from programs g left join health_nights n on n.program_id = g.id
          where g.is_active and coalesce(n.day < ${day}::date, true)
            and exists (select from pairings p where p.program_id = g.id and p.status <> 'ended' and p.hidden_at is null)
          order by g.id`,
    ),
  );
