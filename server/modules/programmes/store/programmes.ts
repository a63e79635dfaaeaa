import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { programGoals, programMemberships, programs, roles, whiteLabels } from '../tables.ts';

export type ProgrammeValues = typeof programs.$inferInsert;
export type LookValues = typeof whiteLabels.$inferInsert;

/** Null when the name or the slug is taken. */
export const insertProgramme = async (tx: Tx, values: ProgrammeValues) => {
  const [row] = await db(tx).insert(programs).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

export const insertLook = async (tx: Tx, values: LookValues) => {
  await db(tx).insert(whiteLabels).values(values);
};

export const insertRoles = (tx: Tx, values: (typeof roles.$inferInsert)[]) =>
  db(tx).insert(roles).values(values).returning();

/**
 * Locks the programme until the transaction ends, so that saves and joins take turns. Its key is not locked: rows that
 * only refer to it, such as an entry about a session that someone cancels meanwhile, need not wait for us and cannot
 * block us.
 */
export const lockProgramme = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(programs).where(eq(programs.id, id)).for('no key update');
  return row;
};

/** Keeps the programme unchanged until the transaction ends: others may hold it too, but nobody may change it. */
export const holdProgramme = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(programs).where(eq(programs.id, id)).for('share');
  return row;
};

/** Every save increases the version. */
export const updateProgramme = async (
  tx: Tx,
  id: number,
  now: Temporal.Instant,
  values: Partial<Omit<ProgrammeValues, 'id' | 'version' | 'updatedAt'>>,
) => {
  await db(tx)
    .update(programs)
    .set({ ...values, updatedAt: now, version: sql`${programs.version} + 1` })
    .where(eq(programs.id, id));
};

export const updateLook = async (tx: Tx, programId: number, values: Partial<Omit<LookValues, 'programId'>>) => {
  if (Object.keys(values).length === 0) return;
  await db(tx).update(whiteLabels).set(values).where(eq(whiteLabels.programId, programId));
};

/** Null when they are a member already. */
export const insertMember = async (tx: Tx, values: typeof programMemberships.$inferInsert) => {
  const [row] = await db(tx).insert(programMemberships).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

/** The current membership, locked until the transaction ends. */
export const lockMember = async (tx: Tx, programId: number, userId: number) => {
  const [row] = await db(tx)
    .select({ membership: programMemberships, role: roles })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(programMemberships.userId, userId),
        isNull(programMemberships.removedAt),
      ),
    )
    .for('update', { of: programMemberships });
  return row;
};

export const updateMember = async (
  tx: Tx,
  id: number,
  values: Partial<Omit<typeof programMemberships.$inferInsert, 'id' | 'programId' | 'userId'>>,
) => {
  await db(tx).update(programMemberships).set(values).where(eq(programMemberships.id, id));
};

/** D01: records that this member has just opened the programme's admin area. */
export const markOpened = async (
  tx: Tx,
  { programId, userId, now }: { programId: number; userId: number; now: Temporal.Instant },
) => {
  await db(tx)
    .update(programMemberships)
    .set({ openedAt: now })
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(programMemberships.userId, userId),
        isNull(programMemberships.removedAt),
      ),
    );
};

/** Removes a person from every programme, because their account is deleted (for good, or until it is restored). */
export const removeEverywhere = async (tx: Tx, userId: number, now: Temporal.Instant) => {
  await db(tx)
    .update(programMemberships)
    .set({ removedAt: now, removedBy: userId })
    .where(and(eq(programMemberships.userId, userId), isNull(programMemberships.removedAt)));
};

export const insertGoals = async (tx: Tx, values: (typeof programGoals.$inferInsert)[]) => {
  if (values.length > 0) await db(tx).insert(programGoals).values(values);
};

export const updateGoal = async (tx: Tx, id: number, values: Partial<typeof programGoals.$inferInsert>) => {
  await db(tx).update(programGoals).set(values).where(eq(programGoals.id, id));
};
