import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Duration, PairingMethod, TemplateType, ImportMapping } from '../../../contract/programmes/index.ts';
import { citext, id, instant, key } from '../../platform/columns.ts';

export const programs = pgTable('programs', {
  id: key(),
  enterpriseId: id().notNull(),
  name: text().notNull(),
  slug: citext().notNull(),
  description: text().notNull(),
  photo: text(),
  startDate: date(),
  endDate: date(),
  duration: text().$type<Duration>().notNull(),
  timezone: text().notNull(),
  noOfParticipants: text().$type<'less_than_20' | '20_to_80' | 'more_than_80'>().notNull(),
  templateType: text().$type<TemplateType>().notNull(),
  supportEmail: text(),
  pairingMethod: text().$type<PairingMethod>().notNull(),
  smartMatching: boolean().notNull(),
  privacySettings: text().$type<'open' | 'closed'>().notNull(),
  reviewSettings: text().$type<'shown' | 'hidden'>().notNull(),
  whatsappNotification: boolean().notNull(),
  recordingAllowed: boolean().notNull().default(true),
  isActive: boolean().notNull(),
  paidAccess: boolean().notNull(),
  dashboardAlert: text().notNull(),
  setupStep: text().$type<'structure' | 'pairing' | 'reflections' | 'draft' | 'done'>().notNull(),
  requestExpiryHours: integer().notNull(),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  version: integer().notNull(),
});

export const whiteLabels = pgTable('white_labels', {
  programId: id().primaryKey(),
  dashboardPrimaryColour: text().notNull(),
  dashboardSecondaryColour: text().notNull(),
  newsfeedBanner: text(),
  signupVerticalBanner: text(),
  signUpLogo: text(),
  signInLogo: text(),
  signUpLogoLink: text(),
  signInLogoLink: text(),
});

export const roles = pgTable('roles', {
  id: key(),
  programId: id().notNull(),
  name: text().notNull(),
  userType: text().$type<'mentee' | 'mentor' | 'admin'>().notNull(),
  isOwner: boolean().notNull().default(false),
  createdAt: instant().notNull(),
});

export const programMemberships = pgTable('program_memberships', {
  id: key(),
  programId: id().notNull(),
  userId: id().notNull(),
  roleId: id().notNull(),
  capacity: integer(),
  joinedAt: instant().notNull(),
  removedAt: instant(),
  removedBy: id(),
  /** D01: when its admin area was last opened. */
  openedAt: instant(),
});

export const learningModules = pgTable('learning_modules', {
  id: key(),
  programId: id().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  startDate: date().notNull(),
  endDate: date().notNull(),
});

export const learningModuleTasks = pgTable('learning_module_tasks', {
  id: key(),
  learningModuleId: id().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  category: text().$type<'session' | 'assignment' | 'mentor_class' | 'survey'>().notNull(),
  linkName: text().notNull(),
  linkUrl: text().notNull(),
});

export const userProgramGoals = pgTable(
  'user_program_goals',
  { userId: id().notNull(), programGoalId: id().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.programGoalId] })],
);

export const programGoals = pgTable('program_goals', {
  id: key(),
  programId: id().notNull(),
  mentorLabel: text().notNull(),
  enabled: boolean().notNull().default(true),
  position: integer().notNull(),
  createdAt: instant().notNull(),
});

export const impactQuestions = pgTable('impact_questions', {
  id: key(),
  programId: id(),
  title: text().notNull(),
  description: text().notNull(),
  category: text().$type<'scale' | 'stars' | 'text' | 'options'>().notNull(),
  required: boolean().notNull(),
  isPrimary: boolean().notNull().default(false),
  primaryTag: text(),
  userType: text().$type<'mentor' | 'mentee'>().notNull(),
  scaleStart: integer(),
  scaleEnd: integer(),
  options: jsonb().$type<string[]>().notNull().default([]),
  position: integer().notNull(),
  deletedAt: instant(),
});

export const participantImports = pgTable('participant_imports', {
  id: key(),
  programId: id().notNull(),
  fileName: text().notNull(),
  columns: jsonb().$type<string[]>().notNull(),
  mapping: jsonb().$type<ImportMapping>().notNull(),
  roleId: id().notNull(),
  status: text().$type<'draft' | 'running' | 'done'>().notNull(),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  finishedAt: instant(),
});

export const participantImportRows = pgTable(
  'participant_import_rows',
  {
    importId: id().notNull(),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    email: citext(),
    firstname: text(),
    lastname: text(),
    phoneNo: text(),
    roleId: id(),
    state: text().$type<'ready' | 'wrong' | 'added' | 'invited' | 'member'>().notNull(),
    problem: text(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] })],
);
