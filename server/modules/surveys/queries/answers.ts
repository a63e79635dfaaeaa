import { asc, eq } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { surveyAnswers, surveyQuestions, surveys } from '../tables.ts';

/** What was answered, in the order of keys drawn by lot (M45). */
export const answersOf = (tx: Tx, surveyId: number) =>
  read(tx)
    .select({ questionId: surveyAnswers.questionId, userId: surveyAnswers.userId, answer: surveyAnswers.answer })
    .from(surveyAnswers)
    .where(eq(surveyAnswers.surveyId, surveyId))
    .orderBy(asc(surveyAnswers.id));
export type AnswerRow = Awaited<ReturnType<typeof answersOf>>[number];

/** Who answered a survey that is not anonymous, by name. */
export const respondentsOf = (tx: Tx, surveyId: number) =>
  read(tx)
    .selectDistinct({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      deletedAt: users.deletedAt,
    })
    .from(surveyAnswers)
    .innerJoin(users, eq(users.id, surveyAnswers.userId))
    .where(eq(surveyAnswers.surveyId, surveyId))
    .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id));

/** Part of a member's own data (M22): what binds an answer to them; of anonymous surveys nothing does. */
export const answersBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({ survey: surveys.title, question: surveyQuestions.title, answer: surveyAnswers.answer })
    .from(surveyAnswers)
    .innerJoin(surveys, eq(surveys.id, surveyAnswers.surveyId))
    .innerJoin(surveyQuestions, eq(surveyQuestions.id, surveyAnswers.questionId))
    .where(eq(surveyAnswers.userId, userId))
    .orderBy(asc(surveys.id), asc(surveyQuestions.position));
