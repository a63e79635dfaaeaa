import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { surveyAnswers, surveyQuestions, surveyRecipients, surveys } from '../tables.ts';

type Values = typeof surveys.$inferInsert;

export const insertSurvey = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(surveys).values(values).returning();
  if (!row) throw new Error('the survey was not written');
  return row;
};

/** Locked until the end of the transaction: admins act on it one after the other, and nobody answers meanwhile. */
export const lockSurvey = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(surveys).where(eq(surveys.id, id)).for('update');
  return row;
};

/** Held for an answer: others answer at the same time, and nobody closes it meanwhile. */
export const holdSurvey = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(surveys).where(eq(surveys.id, id)).for('share');
  return row;
};

export const changeSurvey = async (tx: Tx, id: number, values: Partial<Omit<Values, 'id' | 'programId'>>) => {
  await db(tx).update(surveys).set(values).where(eq(surveys.id, id));
};

/** A draft that nobody was sent, with its questions. */
export const deleteDraft = async (tx: Tx, id: number) => {
  await db(tx).delete(surveys).where(eq(surveys.id, id));
};

export const replaceQuestions = async (
  tx: Tx,
  surveyId: number,
  questions: readonly Omit<typeof surveyQuestions.$inferInsert, 'surveyId' | 'position'>[],
) => {
  await db(tx).delete(surveyQuestions).where(eq(surveyQuestions.surveyId, surveyId));
  const rows = questions.map((question, position) => ({ ...question, surveyId, position }));
  if (rows.length > 0) await db(tx).insert(surveyQuestions).values(rows);
};

const inOneStatement = 5000;

export const insertRecipients = async (tx: Tx, surveyId: number, userIds: readonly number[]) => {
  for (let from = 0; from < userIds.length; from += inOneStatement)
    await db(tx)
      .insert(surveyRecipients)
      .values(userIds.slice(from, from + inOneStatement).map((userId) => ({ surveyId, userId })));
};

/** False if this person has answered before, or has just done so elsewhere. */
export const markAnswered = async (tx: Tx, surveyId: number, userId: number) => {
  const rows = await db(tx)
    .update(surveyRecipients)
    .set({ answered: true })
    .where(
      and(
        eq(surveyRecipients.surveyId, surveyId),
        eq(surveyRecipients.userId, userId),
        eq(surveyRecipients.answered, false),
      ),
    )
    .returning({ id: surveyRecipients.id });
  return rows.length > 0;
};

/** The keys are drawn by lot (M45). */
export const insertAnswers = async (tx: Tx, answers: readonly Omit<typeof surveyAnswers.$inferInsert, 'id'>[]) => {
  const rows = answers.map((answer) => ({ ...answer, id: randomUUID() }));
  if (rows.length > 0) await db(tx).insert(surveyAnswers).values(rows);
};

/** ACC-66: what they wrote goes, what they chose stays in the figures without them. */
export const forgetSurveysOf = async (tx: Tx, userId: number) => {
  const written = db(tx)
    .select({ id: surveyQuestions.id })
    .from(surveyQuestions)
    .where(eq(surveyQuestions.questionType, 'text'));
  await db(tx)
    .delete(surveyAnswers)
    .where(and(eq(surveyAnswers.userId, userId), inArray(surveyAnswers.questionId, written)));
  await db(tx).update(surveyAnswers).set({ userId: null }).where(eq(surveyAnswers.userId, userId));
  await db(tx).update(surveyRecipients).set({ userId: null }).where(eq(surveyRecipients.userId, userId));
};
