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

/** What is deleted is not there. */
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
 * B121: it is shown to nobody any more, and stays: its words and the name of its file. The file itself goes, since nothing
 * shows it and nothing brings a resource back.
 */
export const markResourceDeleted = async (tx: Tx, id: number, deletedAt: Temporal.Instant) => {
  await db(tx).update(resources).set({ deletedAt }).where(eq(resources.id, id));
};
