import { and, eq, isNull } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { resources } from './tables.ts';

type Values = typeof resources.$inferInsert;

export const insertResource = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(resources).values(values).returning();
  if (!row) throw new Error('the resource was not written');
  return row.id;
};

/** Skips deleted resources. */
export const lockResource = async (tx: Tx, id: number) => {
  const [row] = await db(tx)
    .select()
    .from(resources)
    .where(and(eq(resources.id, id), isNull(resources.deletedAt)))
    .for('update');
  return row;
};

export const changeResource = async (tx: Tx, id: number, values: Partial<Omit<Values, 'id' | 'programId'>>) => {
  await db(tx).update(resources).set(values).where(eq(resources.id, id));
};

/**
 * B121: hides the resource from everyone but keeps its text and the name of its file. The file itself is removed, since
 * nothing shows it and a resource cannot be restored.
 */
export const markResourceDeleted = async (tx: Tx, id: number, deletedAt: Temporal.Instant) => {
  await db(tx).update(resources).set({ deletedAt }).where(eq(resources.id, id));
};

export const insertResources = async (tx: Tx, values: Values[]) => {
  if (values.length > 0) await db(tx).insert(resources).values(values);
};
