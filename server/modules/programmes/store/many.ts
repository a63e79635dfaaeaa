import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { chunks } from '../../../platform/chunks.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { participantActPeople, participantActs, programMemberships, roles } from '../tables.ts';

type PersonValues = typeof participantActPeople.$inferInsert;

/** Rows per statement. */
const atOnce = 5000;

export const insertAct = async (tx: Tx, values: typeof participantActs.$inferInsert, userIds: readonly number[]) => {
  const [act] = await db(tx).insert(participantActs).values(values).returning();
  if (!act) throw new Error('the act was not written');
  for (const some of chunks(userIds, atOnce))
    await db(tx)
      .insert(participantActPeople)
      .values(some.map((userId) => ({ actId: act.id, userId, state: 'waiting' as const })));
  return act;
};

/** Locks the act until the transaction ends, so that two runs of it take turns. */
export const lockAct = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(participantActs).where(eq(participantActs.id, id)).for('update');
  return row;
};

export const finishAct = async (tx: Tx, id: number, finishedAt: Temporal.Instant) => {
  await db(tx).update(participantActs).set({ status: 'done', finishedAt }).where(eq(participantActs.id, id));
};

/** The next people of an act. */
export const takeWaiting = async (tx: Tx, actId: number, most: number) => {
  const rows = await db(tx)
    .select({ userId: participantActPeople.userId })
    .from(participantActPeople)
    .where(and(eq(participantActPeople.actId, actId), eq(participantActPeople.state, 'waiting')))
    .orderBy(asc(participantActPeople.userId))
    .limit(most)
    .for('update');
  return rows.map(({ userId }) => userId);
};

export const markPeople = async (
  tx: Tx,
  actId: number,
  userIds: readonly number[],
  values: Pick<PersonValues, 'state' | 'reason'>,
) => {
  if (userIds.length === 0) return;
  await db(tx)
    .update(participantActPeople)
    .set(values)
    .where(and(eq(participantActPeople.actId, actId), inArray(participantActPeople.userId, [...userIds])));
};

/** The memberships of these people, locked in the order of their ids. */
export const lockMembers = (tx: Tx, programId: number, userIds: readonly number[]) =>
  db(tx)
    .select({ membership: programMemberships, role: roles })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        inArray(programMemberships.userId, [...userIds]),
        isNull(programMemberships.removedAt),
      ),
    )
    .orderBy(asc(programMemberships.id))
    .for('update', { of: programMemberships });

/** The same values for many memberships. */
export const updateMembers = async (
  tx: Tx,
  ids: readonly number[],
  values: Partial<Pick<typeof programMemberships.$inferInsert, 'roleId' | 'capacity' | 'remindedAt'>>,
) => {
  if (ids.length === 0) return;
  await db(tx)
    .update(programMemberships)
    .set(values)
    .where(inArray(programMemberships.id, [...ids]));
};

export const forgetActs = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx)
    .delete(participantActs)
    .where(and(lt(participantActs.createdAt, before), eq(participantActs.status, 'done')));
};
