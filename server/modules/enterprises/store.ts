import { eq } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { enterpriseAdmins, enterprises } from './tables.ts';

type NewEnterprise = typeof enterprises.$inferInsert;

/** Null when the slug is taken. */
export const insertEnterprise = async (tx: Tx, values: NewEnterprise) => {
  const [row] = await db(tx).insert(enterprises).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

export const insertAdmin = async (tx: Tx, enterpriseId: number, userId: number) => {
  await db(tx).insert(enterpriseAdmins).values({ enterpriseId, userId });
};

/**
 * What this person owns, locked until the transaction ends: an owner cannot leave during a handover, or the reverse.
 */
export const lockOwned = (tx: Tx, userId: number) =>
  db(tx).select({ id: enterprises.id }).from(enterprises).where(eq(enterprises.ownerId, userId)).for('update');

export const removeAdmin = async (tx: Tx, userId: number) => {
  await db(tx).delete(enterpriseAdmins).where(eq(enterpriseAdmins.userId, userId));
};
