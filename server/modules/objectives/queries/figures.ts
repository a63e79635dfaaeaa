import { and, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { pairingParticipants, pairings } from '../../pairings/tables.ts';
import { programMemberships } from '../../programmes/tables.ts';
import { monthlyObjectives, objectives, objectiveSets } from '../tables.ts';

/**
 * The objectives of the mentees of these pairs and groups in their program, as of a moment: when each was done and last
 * touched, in epoch milliseconds. For pair health.
 */
export const objectivesOfPairs = async (tx: Tx, pairingIds: readonly number[], now: Temporal.Instant) => {
  if (pairingIds.length === 0) return [];
  const rows = await read(tx)
    .select({
      pairingId: pairings.id,
      menteeId: pairingParticipants.userId,
      doneAt: objectives.doneAt,
      touchedAt: objectives.touchedAt,
    })
    .from(pairings)
    .innerJoin(
      pairingParticipants,
      and(eq(pairingParticipants.pairingId, pairings.id), eq(pairingParticipants.userType, 'mentee')),
    )
    .innerJoin(
      objectiveSets,
      and(eq(objectiveSets.userId, pairingParticipants.userId), eq(objectiveSets.programId, pairings.programId)),
    )
    .innerJoin(monthlyObjectives, eq(monthlyObjectives.setId, objectiveSets.id))
    .innerJoin(objectives, eq(objectives.monthId, monthlyObjectives.id))
    .where(and(inArray(pairings.id, [...pairingIds]), lte(objectives.createdAt, now)));
  const byThen = (at: Temporal.Instant | null) =>
    at === null || at.epochMilliseconds > now.epochMilliseconds ? null : at.epochMilliseconds;
  return rows.map(({ pairingId, menteeId, doneAt, touchedAt }) => ({
    pairingId,
    menteeId,
    doneAt: byThen(doneAt),
    touchedAt: byThen(touchedAt),
  }));
};

/** ANA-04: the objectives of a program's members, and how many are done or were not by their day. */
export const countsIn = async (tx: Tx, programId: number, now: Temporal.Instant) => {
  const today = sql`(${now.toString()}::timestamptz at time zone ${users.timezone})::date`;
  const [row] = await read(tx)
    .select({
      total: count(),
      done: sql<number>`count(*) filter (where ${objectives.status} = 'done')`.mapWith(Number),
      expired:
        sql<number>`count(*) filter (where ${objectives.status} = 'todo' and ${objectives.dueDate} < ${today})`.mapWith(
          Number,
        ),
    })
    .from(objectiveSets)
    .innerJoin(users, and(eq(users.id, objectiveSets.userId), isNull(users.deletedAt)))
    .innerJoin(
      programMemberships,
      and(
        eq(programMemberships.programId, objectiveSets.programId),
        eq(programMemberships.userId, objectiveSets.userId),
        isNull(programMemberships.removedAt),
      ),
    )
    .innerJoin(monthlyObjectives, eq(monthlyObjectives.setId, objectiveSets.id))
    .innerJoin(objectives, eq(objectives.monthId, monthlyObjectives.id))
    .where(eq(objectiveSets.programId, programId));
  return row ?? { total: 0, done: 0, expired: 0 };
};
