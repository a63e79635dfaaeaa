import { and, eq, isNull } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { agendas } from './tables.ts';

type Values = typeof agendas.$inferInsert;

export const insertAgenda = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(agendas).values(values).returning();
  if (!row) throw new Error('the agenda was not written');
  return row;
};

/** Locked until the transaction ends, so two admins who switch it simultaneously take turns. Skips deleted rows. */
export const lockAgenda = async (tx: Tx, id: number) => {
  const [row] = await db(tx)
    .select()
    .from(agendas)
    .where(and(eq(agendas.id, id), isNull(agendas.deletedAt)))
    .for('update');
  return row;
};

export const changeAgenda = async (tx: Tx, id: number, values: Partial<Omit<Values, 'id' | 'programId'>>) => {
  const [row] = await db(tx).update(agendas).set(values).where(eq(agendas.id, id)).returning();
  if (!row) throw new Error('the agenda was not written');
  return row;
};

/** B121: hides the row from everyone but keeps it. */
export const markAgendaDeleted = async (tx: Tx, id: number, deletedAt: Temporal.Instant) => {
  await db(tx).update(agendas).set({ deletedAt }).where(eq(agendas.id, id));
};

export const insertAgendas = async (tx: Tx, values: Values[]) => {
  if (values.length > 0) await db(tx).insert(agendas).values(values);
};
