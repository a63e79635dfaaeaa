import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ApplicantStatus, FileKind, QuestionType } from '../../../contract/applications/index.ts';
import { id, instant, key } from '../../platform/columns.ts';
import type { FileType } from '../../platform/files.ts';

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
  chooseLeast: integer(),
  chooseMost: integer(),
  fileKinds: jsonb().$type<FileKind[]>().notNull().default([]),
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
  /** Where admins find them: among the rejected at once, also while it can still be undone (M42). */
  shownStatus: text()
    .$type<ApplicantStatus>()
    .notNull()
    .generatedAlwaysAs(sql`shown_status`),
  /** Whether their account is gone. A trigger keeps this and what follows (`db/071-long-lists-of-a-program.sql`). */
  isGone: boolean().notNull().default(false),
  /** Name and address, a line each, in small letters. */
  sought: text().notNull().default(''),
});

export const applicantAnswers = pgTable(
  'applicant_answers',
  { applicantId: id().notNull(), questionId: id().notNull(), answer: text().notNull() },
  (t) => [primaryKey({ columns: [t.applicantId, t.questionId] })],
);

export const applicantFiles = pgTable('applicant_files', {
  id: key(),
  applicantId: id().notNull(),
  questionId: id().notNull(),
  fileKey: text().notNull(),
  fileName: text().notNull(),
  fileType: text().$type<FileType>().notNull(),
  fileSize: integer().notNull(),
  uploadedAt: instant().notNull(),
});

export const applicantDecisions = pgTable('applicant_decisions', {
  id: key(),
  applicantId: id().notNull(),
  fromStatus: text().$type<ApplicantStatus>().notNull(),
  toStatus: text().$type<'shortlisted' | 'waitlisted' | 'approved' | 'rejected'>().notNull(),
  decidedBy: id().notNull(),
  decidedAt: instant().notNull(),
});
