import { and, eq, isNull } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { certificates } from './tables.ts';

export const insertCertificate = async (tx: Tx, values: typeof certificates.$inferInsert) => {
  const [row] = await db(tx).insert(certificates).values(values).returning();
  if (!row) throw new Error('no certificate was made');
  return row;
};

/** Nothing is done to one that was withdrawn before. */
export const markWithdrawn = async (tx: Tx, id: number, withdrawnAt: Temporal.Instant) => {
  await db(tx)
    .update(certificates)
    .set({ withdrawnAt })
    .where(and(eq(certificates.id, id), isNull(certificates.withdrawnAt)));
};

export const deleteAllOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(certificates).where(eq(certificates.userId, userId));
};
