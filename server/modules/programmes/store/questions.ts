import { and, eq, inArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { impactQuestions } from '../tables.ts';

export type QuestionValues = typeof impactQuestions.$inferInsert;

export const insertQuestions = async (tx: Tx, values: QuestionValues[]) => {
  if (values.length > 0) await db(tx).insert(impactQuestions).values(values);
};

export const updateQuestion = async (tx: Tx, id: number, values: Partial<QuestionValues>) => {
  await db(tx).update(impactQuestions).set(values).where(eq(impactQuestions.id, id));
};

/** Answers point to them: they are hidden, never deleted (PRG-37). */
export const hideQuestions = async (tx: Tx, programId: number, ids: readonly number[], now: Temporal.Instant) => {
  if (ids.length === 0) return;
  await db(tx)
    .update(impactQuestions)
    .set({ deletedAt: now })
    .where(and(eq(impactQuestions.programId, programId), inArray(impactQuestions.id, [...ids])));
};
