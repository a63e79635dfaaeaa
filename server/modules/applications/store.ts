import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { applicantAnswers, applicantDecisions, applicants, applicationQuestions, applications } from './tables.ts';

export type ApplicationValues = typeof applications.$inferInsert;
export type QuestionValues = typeof applicationQuestions.$inferInsert;
export type ApplicantValues = typeof applicants.$inferInsert;

/** Null when its link is already taken. */
export const insertApplication = async (tx: Tx, values: ApplicationValues) => {
  const [row] = await db(tx)
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return row?.id ?? null;
};

/** Every save raises the version. */
export const updateApplication = async (
  tx: Tx,
  id: number,
  now: Temporal.Instant,
  values: Partial<Omit<ApplicationValues, 'id' | 'version' | 'updatedAt'>>,
) => {
  await db(tx)
    .update(applications)
    .set({ ...values, updatedAt: now, version: sql`${applications.version} + 1` })
    .where(eq(applications.id, id));
};

export const insertQuestions = async (tx: Tx, values: QuestionValues[]) => {
  if (values.length > 0) await db(tx).insert(applicationQuestions).values(values);
};

export const updateQuestion = async (tx: Tx, id: number, values: Partial<QuestionValues>) => {
  await db(tx).update(applicationQuestions).set(values).where(eq(applicationQuestions.id, id));
};

/** Answers refer to these questions, so they are hidden, never deleted. */
export const hideQuestions = async (tx: Tx, applicationId: number, kept: readonly number[], now: Temporal.Instant) => {
  await db(tx)
    .update(applicationQuestions)
    .set({ deletedAt: now })
    .where(
      and(
        eq(applicationQuestions.applicationId, applicationId),
        isNull(applicationQuestions.deletedAt),
        kept.length > 0 ? notInArray(applicationQuestions.id, [...kept]) : undefined,
      ),
    );
};

/** Locks the applicant until the transaction ends, so two admins who decide take turns. */
export const lockApplicant = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(applicants).where(eq(applicants.id, id)).for('update');
  return row;
};

/** Locks several applicants of one form until the transaction ends, always in the same order. */
export const lockApplicants = (tx: Tx, applicationId: number, ids: readonly number[]) =>
  db(tx)
    .select()
    .from(applicants)
    .where(and(eq(applicants.applicationId, applicationId), inArray(applicants.id, [...ids])))
    .orderBy(applicants.id)
    .for('update');

/** Starting twice simultaneously still creates one applicant (B79); locked until the transaction ends. */
export const beginApplicant = async (tx: Tx, applicationId: number, userId: number, now: Temporal.Instant) => {
  await db(tx)
    .insert(applicants)
    .values({ applicationId, userId, status: 'draft', createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await db(tx)
    .select()
    .from(applicants)
    .where(and(eq(applicants.applicationId, applicationId), eq(applicants.userId, userId)))
    .for('update');
  if (!row) throw new Error('an applicant who was begun is there');
  return row;
};

export const updateApplicants = async (
  tx: Tx,
  ids: readonly number[],
  now: Temporal.Instant,
  values: Partial<Omit<ApplicantValues, 'id' | 'applicationId' | 'userId'>>,
) => {
  if (ids.length === 0) return;
  await db(tx)
    .update(applicants)
    .set({ ...values, updatedAt: now })
    .where(inArray(applicants.id, [...ids]));
};

/**
 * Records who decided what. Returns the ids that were recorded: an applicant is approved and rejected only once (C4).
 */
export const recordDecisions = async (tx: Tx, values: (typeof applicantDecisions.$inferInsert)[]) => {
  if (values.length === 0) return [];
  const rows = await db(tx)
    .insert(applicantDecisions)
    .values(values)
    .onConflictDoNothing()
    .returning({ applicantId: applicantDecisions.applicantId });
  return rows.map(({ applicantId }) => applicantId);
};

/** Replaces earlier answers to these questions; '' removes the answer. */
export const replaceAnswers = async (
  tx: Tx,
  applicantId: number,
  questionIds: readonly number[],
  answers: ReadonlyMap<number, string>,
) => {
  if (questionIds.length === 0) return;
  await db(tx)
    .delete(applicantAnswers)
    .where(and(eq(applicantAnswers.applicantId, applicantId), inArray(applicantAnswers.questionId, [...questionIds])));
  const rows = questionIds.flatMap((questionId) => {
    const answer = answers.get(questionId) ?? '';
    return answer === '' ? [] : [{ applicantId, questionId, answer }];
  });
  if (rows.length > 0) await db(tx).insert(applicantAnswers).values(rows);
};

/** Deletes the applicant with their answers and decisions, so they may apply again. */
export const deleteApplicant = async (tx: Tx, id: number) => {
  await db(tx).delete(applicants).where(eq(applicants.id, id));
};

/** ACC-64: deletes all applications of a person whose account was erased. */
export const deleteApplicantsOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(applicants).where(eq(applicants.userId, userId));
};
