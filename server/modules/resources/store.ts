import { eq } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { resources } from './tables.ts';

type Values = typeof resources.$inferInsert;

export const insertResource = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(resources).values(values).returning();
  if (!row) throw new Error('the resource was not written');
  return row.id;
};

export const lockResource = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(resources).where(eq(resources.id, id)).for('update');
  return row;
};

export const changeResource = async (tx: Tx, id: number, values: Partial<Omit<Values, 'id' | 'programId'>>) => {
  await db(tx).update(resources).set(values).where(eq(resources.id, id));
};

export const removeResource = async (tx: Tx, id: number) => {
  await db(tx).delete(resources).where(eq(resources.id, id));
};
