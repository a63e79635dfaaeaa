import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ApplicantStatus, QuestionType } from '../../../contract/applications/index.ts';
import { id, instant, key } from '../../platform/columns.ts';

export const applications = pgTable('applications', {
  id: key(),
  programId: id().notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  userType: text().$type<'mentee' | 'mentor' | 'admin'>().notNull(),
  roleId: id().notNull(),
  linkRef: text().notNull(),
  published: boolean().notNull().default(false),
  lastDay: date(),
  places: integer(),
  waitlist: boolean().notNull().default(false),
  openedAt: instant(),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  version: integer().notNull().default(1),
  deletedAt: instant(),
});

export const applicationQuestions = pgTable('application_questions', {
  id: key(),
  applicationId: id().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  required: boolean().notNull().default(true),
  questionType: text().$type<QuestionType>().notNull(),
  scaleStart: integer(),
  scaleEnd: integer(),
  options: jsonb().$type<string[]>().notNull().default([]),
  position: integer().notNull(),
  deletedAt: instant(),
});

export const applicants = pgTable('applicants', {
  id: key(),
  applicationId: id().notNull(),
  userId: id().notNull(),
  status: text().$type<ApplicantStatus>().notNull(),
  appliedOn: instant(),
  joinedAt: instant(),
  inviteSentAt: instant(),
  rejectionSentAt: instant(),
  rejectsAt: instant(),
  rejectedBy: id(),
  rejectionNote: text().notNull().default(''),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const applicantAnswers = pgTable(
  'applicant_answers',
  { applicantId: id().notNull(), questionId: id().notNull(), answer: text().notNull() },
  (t) => [primaryKey({ columns: [t.applicantId, t.questionId] })],
);

export const applicantDecisions = pgTable('applicant_decisions', {
  id: key(),
  applicantId: id().notNull(),
  fromStatus: text().$type<ApplicantStatus>().notNull(),
  toStatus: text().$type<'shortlisted' | 'waitlisted' | 'approved' | 'rejected'>().notNull(),
  decidedBy: id().notNull(),
  decidedAt: instant().notNull(),
});
