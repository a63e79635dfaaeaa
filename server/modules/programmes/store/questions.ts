import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { impactQuestions } from '../tables.ts';

export type QuestionValues = typeof impactQuestions.$inferInsert;

export const insertQuestions = async (tx: Tx, values: QuestionValues[]) => {
  if (values.length > 0) await db(tx).insert(impactQuestions).values(values);
};

/** B135: the platform's own questions, written only once. */
export const insertPlatformQuestions = async (tx: Tx, values: QuestionValues[]) => {
  await db(tx).execute(sql`select pg_advisory_xact_lock(hashtextextended('platform questions', 7))`);
  const [any] = await db(tx).select().from(impactQuestions).where(isNull(impactQuestions.programId)).limit(1);
  if (any === undefined) await insertQuestions(tx, values);
};

export const updateQuestion = async (tx: Tx, id: number, values: Partial<QuestionValues>) => {
  await db(tx).update(impactQuestions).set(values).where(eq(impactQuestions.id, id));
};

/** Answers refer to questions, so questions are hidden and never deleted (PRG-37). */
export const hideQuestions = async (tx: Tx, programId: number, ids: readonly number[], now: Temporal.Instant) => {
  if (ids.length === 0) return;
  await db(tx)
    .update(impactQuestions)
    .set({ deletedAt: now })
    .where(and(eq(impactQuestions.programId, programId), inArray(impactQuestions.id, [...ids])));
};
