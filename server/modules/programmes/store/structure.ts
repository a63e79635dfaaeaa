import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { learningModules, learningModuleTasks } from '../tables.ts';

type ModuleValues = typeof learningModules.$inferInsert;
export type TaskValues = typeof learningModuleTasks.$inferInsert;

export const insertModule = async (tx: Tx, values: ModuleValues) => {
  const [row] = await db(tx).insert(learningModules).values(values).returning();
  if (!row) throw new Error('the module was not written');
  return row.id;
};

export const updateModule = async (tx: Tx, id: number, values: Partial<ModuleValues>) => {
  await db(tx).update(learningModules).set(values).where(eq(learningModules.id, id));
};

/** Deletes modules together with their tasks. */
export const deleteModules = async (tx: Tx, programId: number, ids: readonly number[]) => {
  if (ids.length === 0) return;
  await db(tx)
    .delete(learningModules)
    .where(and(eq(learningModules.programId, programId), inArray(learningModules.id, [...ids])));
};

export const deleteTasks = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length > 0)
    await db(tx)
      .delete(learningModuleTasks)
      .where(inArray(learningModuleTasks.id, [...ids]));
};

export const insertTasks = async (tx: Tx, values: TaskValues[]) => {
  if (values.length > 0) await db(tx).insert(learningModuleTasks).values(values);
};

export const updateTask = async (tx: Tx, id: number, values: Partial<TaskValues>) => {
  await db(tx).update(learningModuleTasks).set(values).where(eq(learningModuleTasks.id, id));
};
