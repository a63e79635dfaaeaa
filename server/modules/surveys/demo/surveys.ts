import { randomUUID } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { SurveyQuestionType } from '../../../../contract/surveys/index.ts';
import { writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { audienceOf, questionsOf } from '../queries/surveys.ts';
import { insertRecipients, insertSurvey, replaceQuestions } from '../store/surveys.ts';
import { surveyAnswers, surveyRecipients } from '../tables.ts';

export interface DemoQuestion {
  title: string;
  type: SurveyQuestionType;
  options?: string[];
  /** The least and the greatest number of a scale. */
  ends?: readonly [number, number];
  required?: boolean;
  description?: string;
}

export interface DemoSurvey {
  title: string;
  description: string;
  anonymous: boolean;
  createdAt: Temporal.Instant;
  /** Null: still a draft. */
  sentAt: Temporal.Instant | null;
  /** Null: still open. */
  completedAt: Temporal.Instant | null;
  questions: readonly DemoQuestion[];
}

/** What somebody answers, in the order of the questions; null: they have not. An empty answer leaves its question out. */
type AnswersOf = (userId: number) => readonly string[] | null;

const questionRow = ({ title, type, options = [], ends, required = true, description = '' }: DemoQuestion) => ({
  title,
  description,
  required,
  questionType: type,
  scaleStart: ends?.[0] ?? null,
  scaleEnd: ends?.[1] ?? null,
  options,
});

/** Writes a survey of a programme with whoever was sent it and what they answered; returns its id. */
export const writeDemoSurvey = async (
  tx: Tx,
  { questions, ...survey }: DemoSurvey,
  { programId, createdBy, answers }: { programId: number; createdBy: number; answers: AnswersOf },
) => {
  const { sentAt, completedAt, anonymous } = survey;
  const status = sentAt === null ? 'draft' : completedAt === null ? 'ongoing' : 'completed';
  const { id: surveyId } = await insertSurvey(tx, { ...survey, programId, createdBy, status });
  await replaceQuestions(tx, surveyId, questions.map(questionRow));
  if (sentAt === null) return;
  const asked = await questionsOf(tx, [surveyId]);
  const people = (await audienceOf(tx, programId, null)).map((userId) => ({ userId, given: answers(userId) }));
  await insertRecipients(
    tx,
    surveyId,
    people.filter(({ given }) => given === null).map(({ userId }) => userId),
  );
  const answered = people.filter(({ given }) => given !== null);
  await writeRows(
    tx,
    surveyRecipients,
    answered.map(({ userId }) => ({ surveyId, userId, answered: true })),
  );
  const rows = answered.flatMap(({ userId, given }) =>
    asked.flatMap(({ id: questionId }, at) => {
      const answer = given?.[at] ?? '';
      return answer === ''
        ? []
        : [{ id: randomUUID(), surveyId, questionId, userId: anonymous ? null : userId, answer }];
    }),
  );
  await writeRows(tx, surveyAnswers, rows);
};
