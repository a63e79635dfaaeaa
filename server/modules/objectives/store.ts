import { and, eq, sql } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import type { Plan } from './rules/plan/compose.ts';
import { monthlyObjectives, objectiveComments, objectives, objectiveSets, objectiveSuggestions } from './tables.ts';

type Set = typeof objectiveSets.$inferInsert;

/** Its id; null: there is one already (B57: one of each person in each place). */
export const insertSet = async (tx: Tx, values: Set) => {
  const [row] = await db(tx).insert(objectiveSets).values(values).onConflictDoNothing().returning({
    id: objectiveSets.id,
  });
  return row?.id ?? null;
};

/** Locked until the end of the transaction: changes to one set wait for each other. */
export const lockSet = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(objectiveSets).where(eq(objectiveSets.id, id)).for('update');
  return row;
};

export const changeSet = async (tx: Tx, id: number, values: Partial<Set>) => {
  await db(tx).update(objectiveSets).set(values).where(eq(objectiveSets.id, id));
};

export const deleteSet = async (tx: Tx, id: number) => {
  await db(tx).delete(objectiveSets).where(eq(objectiveSets.id, id));
};

type Objective = typeof objectives.$inferInsert;

/** The months of a plan and what is in them. */
export const insertPlan = async (tx: Tx, setId: number, { months }: Plan, createdAt: Objective['createdAt']) => {
  for (const [at, { title, focus, objectives: planned }] of months.entries()) {
    const [month] = await db(tx)
      .insert(monthlyObjectives)
      .values({ setId, monthNumber: at + 1, title, focus })
      .returning({ id: monthlyObjectives.id });
    if (!month) throw new Error('no month was made');
    await db(tx)
      .insert(objectives)
      .values(planned.map((one, place) => ({ monthId: month.id, ...one, sequence: place + 1, createdAt })));
  }
};

/** Its id; it stands at the end of its month. */
export const insertObjective = async (tx: Tx, values: Omit<Objective, 'sequence'>) => {
  const last = sql`(select coalesce(max(sequence), 0) + 1 from objectives where month_id = ${values.monthId})`;
  const [row] = await db(tx)
    .insert(objectives)
    .values({ ...values, sequence: last })
    .returning({ id: objectives.id });
  if (!row) throw new Error('no objective was made');
  return row.id;
};

export const changeObjective = async (tx: Tx, id: number, values: Partial<Objective>) => {
  await db(tx).update(objectives).set(values).where(eq(objectives.id, id));
};

export const deleteObjective = async (tx: Tx, id: number) => {
  await db(tx).delete(objectives).where(eq(objectives.id, id));
};

/** Its id. */
export const insertComment = async (tx: Tx, values: typeof objectiveComments.$inferInsert) => {
  const [row] = await db(tx).insert(objectiveComments).values(values).returning({ id: objectiveComments.id });
  if (!row) throw new Error('no comment was made');
  return row.id;
};

/** False if this person has written no such comment. */
export const deleteComment = async (tx: Tx, id: number, authorId: number) => {
  const rows = await db(tx)
    .delete(objectiveComments)
    .where(and(eq(objectiveComments.id, id), eq(objectiveComments.authorId, authorId)))
    .returning({ id: objectiveComments.id });
  return rows.length > 0;
};

type Suggestion = typeof objectiveSuggestions.$inferInsert;

/** Its id. */
export const insertSuggestion = async (tx: Tx, values: Suggestion) => {
  const [row] = await db(tx).insert(objectiveSuggestions).values(values).returning({ id: objectiveSuggestions.id });
  if (!row) throw new Error('no suggestion was made');
  return row.id;
};

/** Locked, so that of two answers at once the second one finds it answered. */
export const lockSuggestion = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(objectiveSuggestions).where(eq(objectiveSuggestions.id, id)).for('update');
  return row;
};

export const changeSuggestion = async (tx: Tx, id: number, values: Partial<Suggestion>) => {
  await db(tx).update(objectiveSuggestions).set(values).where(eq(objectiveSuggestions.id, id));
};

/** For a deleted account (ACC-66): their plans, and what they wrote about those of others. */
export const forgetPerson = async (tx: Tx, userId: number) => {
  await db(tx).delete(objectiveSets).where(eq(objectiveSets.userId, userId));
  await db(tx).delete(objectiveComments).where(eq(objectiveComments.authorId, userId));
  await db(tx).delete(objectiveSuggestions).where(eq(objectiveSuggestions.authorId, userId));
};
