import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { NpsArea, NpsContext, SurveyQuestionType, SurveyState } from '../../../contract/surveys/index.ts';
import { id, instant, key } from '../../platform/columns.ts';

export const npsSubmissions = pgTable('nps_submissions', {
  id: key(),
  /** Null once the account is gone. */
  userId: id(),
  feedbackType: text().$type<NpsContext>().notNull(),
  programId: id(),
  numberOfStars: smallint().notNull(),
  feedbackText: jsonb().$type<NpsArea[]>().notNull().default([]),
  comment: text().notNull().default(''),
  submittedAt: instant().notNull(),
});

export const surveys = pgTable('surveys', {
  id: key(),
  programId: id().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  /** Null: mentors and mentees. */
  roleId: id(),
  anonymous: boolean().notNull().default(false),
  status: text().$type<SurveyState>().notNull().default('draft'),
  sendAt: instant(),
  sentAt: instant(),
  remindedAt: instant(),
  completedAt: instant(),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
});

export const surveyQuestions = pgTable('survey_questions', {
  id: key(),
  surveyId: id().notNull(),
  position: integer().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  required: boolean().notNull(),
  questionType: text().$type<SurveyQuestionType>().notNull(),
  scaleStart: integer(),
  scaleEnd: integer(),
  options: jsonb().$type<string[]>().notNull().default([]),
});

export const surveyRecipients = pgTable('survey_recipients', {
  id: key(),
  surveyId: id().notNull(),
  userId: id(),
  answered: boolean().notNull().default(false),
});

export const pulses = pgTable('pulses', {
  id: key(),
  pairingId: id().notNull(),
  userId: id().notNull(),
  /** 0 on day 30, 1 on day 90, and so on. */
  round: integer().notNull(),
  helpful: smallint().notNull(),
  atEase: smallint().notNull(),
  answeredAt: instant().notNull(),
});

export const surveyAnswers = pgTable('survey_answers', {
  id: uuid().primaryKey(),
  surveyId: id().notNull(),
  questionId: id().notNull(),
  /** Null of an anonymous survey, and once the account is gone. */
  userId: id(),
  answer: text().notNull(),
});
