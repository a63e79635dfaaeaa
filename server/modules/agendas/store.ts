import { eq } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { agendas } from './tables.ts';

type Values = typeof agendas.$inferInsert;

export const insertAgenda = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(agendas).values(values).returning();
  if (!row) throw new Error('the agenda was not written');
  return row;
};

/** Held until the end: two admins who switch it at once do so one after the other. */
export const lockAgenda = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(agendas).where(eq(agendas.id, id)).for('update');
  return row;
};

export const changeAgenda = async (tx: Tx, id: number, values: Partial<Omit<Values, 'id' | 'programId'>>) => {
  const [row] = await db(tx).update(agendas).set(values).where(eq(agendas.id, id)).returning();
  if (!row) throw new Error('the agenda was not written');
  return row;
};

export const removeAgenda = async (tx: Tx, id: number) => {
  await db(tx).delete(agendas).where(eq(agendas.id, id));
};
