import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  Duration,
  EmployeeField,
  ManyAct,
  PairingMethod,
  SavedFields,
  TemplateType,
  ImportMapping,
  LeftOutReason,
} from '../../../contract/programmes/index.ts';
import { citext, id, instant, key, lexemes, period } from '../../platform/columns.ts';

export const programs = pgTable('programs', {
  id: key(),
  enterpriseId: id().notNull(),
  name: text().notNull(),
  slug: citext().notNull(),
  description: text().notNull(),
  photo: text(),
  startDate: date(),
  endDate: date(),
  duration: text().$type<Duration>().notNull().default('3_months'),
  timezone: text().notNull().default('Asia/Kuala_Lumpur'),
  noOfParticipants: text().$type<'less_than_20' | '20_to_80' | 'more_than_80'>().notNull().default('less_than_20'),
  templateType: text().$type<TemplateType>().notNull().default('create_my_own'),
  supportEmail: text(),
  pairingMethod: text().$type<PairingMethod>().notNull(),
  smartMatching: boolean().notNull().default(false),
  privacySettings: text().$type<'open' | 'closed'>().notNull().default('closed'),
  reviewSettings: text().$type<'shown' | 'hidden'>().notNull().default('hidden'),
  whatsappNotification: boolean().notNull().default(false),
  recordingAllowed: boolean().notNull().default(true),
  isActive: boolean().notNull().default(true),
  paidAccess: boolean().notNull().default(false),
  dashboardAlert: text().notNull().default(''),
  setupStep: text().$type<'structure' | 'pairing' | 'reflections' | 'draft' | 'done'>().notNull().default('structure'),
  requestExpiryHours: integer().notNull().default(48),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  version: integer().notNull().default(1),
});

/** Programmes that are not open yet. */
export const programDrafts = pgTable('program_drafts', {
  programId: id().primaryKey(),
  createdAt: instant().notNull(),
});

export const whiteLabels = pgTable('white_labels', {
  programId: id().primaryKey(),
  dashboardPrimaryColour: text().notNull().default('#428AC9'),
  dashboardSecondaryColour: text().notNull().default('#FFFFFF'),
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
  onboardedAt: instant(),
  removedAt: instant(),
  removedBy: id(),
  /** D01: when its admin area was last opened. */
  openedAt: instant(),
  /** When they were last reminded to sign in. */
  remindedAt: instant(),
});

/**
 * What the list of participants looks for, a row for each current membership. Triggers keep it (`db/070-participants-as-they-are-listed.sql`),
 * and nothing else writes it.
 */
export const participantIndex = pgTable('participant_index', {
  membershipId: id().primaryKey(),
  programId: id().notNull(),
  userId: id().notNull(),
  roleId: id().notNull(),
  userType: text().$type<'mentee' | 'mentor' | 'admin'>().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  joinedAt: instant().notNull(),
  /** Name, address, phone number and the company's number, a line each, in small letters. */
  sought: text().notNull(),
  canSignIn: boolean().notNull(),
  isPaired: boolean().notNull(),
  /** When the latest session that was completed began. */
  heldAt: instant(),
  /** Sessions that are upcoming by their status, even if they are over. */
  awaited: period().array().notNull(),
  department: text().notNull(),
  team: text().notNull(),
  grade: text().notNull(),
  location: text().notNull(),
  /** Sessions here that they held and that count, and when the first and the third of them began. */
  held: integer().notNull(),
  firstHeldAt: instant(),
  thirdHeldAt: instant(),
  /** Every value that a filter knows (`queries/participant-lexemes.ts`). */
  lexemes: lexemes()
    .notNull()
    .generatedAlwaysAs(sql`lexemes`),
});

export const learningModules = pgTable('learning_modules', {
  id: key(),
  programId: id().notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
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
  linkName: text().notNull().default(''),
  linkUrl: text().notNull().default(''),
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
  description: text().notNull().default(''),
  category: text().$type<'scale' | 'stars' | 'text' | 'options'>().notNull(),
  required: boolean().notNull().default(true),
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
  status: text().$type<'draft' | 'waiting' | 'running' | 'done' | 'undone'>().notNull(),
  createdBy: id().notNull(),
  /** The platform admin who was viewing as that person. */
  viewedBy: id(),
  createdAt: instant().notNull(),
  finishedAt: instant(),
  /** The emails of the day are used up: it goes on by itself then. */
  waitsUntil: instant(),
  /** Kept apart from the rows, because it contains headings or a person. */
  firstLine: jsonb().$type<string[]>().notNull().default([]),
  firstLineNumber: integer().notNull().default(1),
  /** Titles and notes above the headings; any of them may turn out to be the headings. */
  linesAbove: jsonb().$type<{ line: number; cells: string[] }[]>().notNull().default([]),
  headings: text().$type<'found' | 'asked' | 'given' | 'none'>().notNull().default('found'),
  sheets: jsonb().$type<string[]>().notNull().default([]),
  sheet: integer().notNull().default(0),
  roleNames: jsonb().$type<Record<string, number>>().notNull().default({}),
  /** Addresses, in lower case, that an admin has confirmed as admins. */
  admins: jsonb().$type<string[]>().notNull().default([]),
  /** While it waits: when it begins by itself; null until somebody presses the button. */
  startsAt: instant(),
  startedAt: instant(),
  undoneAt: instant(),
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
    state: text().$type<'ready' | 'wrong' | 'added' | 'invited' | 'member' | 'undone'>().notNull(),
    problem: text(),
    warning: text(),
    details: jsonb().$type<Partial<Record<EmployeeField, string>>>().notNull().default({}),
    detailsKept: boolean().notNull().default(false),
    /** False for somebody who was added or invited without an email (B09). */
    emailed: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] })],
);

/**
 * What a company says about its people. It is of an address until its owner joins, because most people of a file have no
 * account yet, and of the person from then on.
 */
export const employeeDetails = pgTable('employee_details', {
  id: key(),
  enterpriseId: id().notNull(),
  email: citext(),
  userId: id(),
  employeeId: text().notNull().default(''),
  department: text().notNull().default(''),
  team: text().notNull().default(''),
  grade: text().notNull().default(''),
  location: text().notNull().default(''),
  manager: text().notNull().default(''),
  updatedAt: instant().notNull(),
});

/** How many emails each act sent to many people (B09); rows are only ever added, and forgotten when they no longer count. */
export const emailsToMany = pgTable('emails_to_many', {
  id: key(),
  enterpriseId: id().notNull(),
  programId: id().notNull(),
  kind: text()
    .$type<
      'invitations' | 'import' | 'agenda' | 'decisions' | 'pairs' | 'reminders' | 'events' | 'surveys' | 'reports'
    >()
    .notNull(),
  emails: integer().notNull(),
  at: instant().notNull(),
});

/** An act of an admin on many participants. */
export const participantActs = pgTable('participant_acts', {
  id: key(),
  programId: id().notNull(),
  act: text().$type<ManyAct>().notNull(),
  /** The role that they get; only for that act. */
  roleId: id(),
  gone: integer().notNull().default(0),
  status: text().$type<'running' | 'done'>().notNull(),
  createdBy: id().notNull(),
  /** The platform admin who was viewing as that person. */
  viewedBy: id(),
  createdAt: instant().notNull(),
  finishedAt: instant(),
});

export const participantActPeople = pgTable(
  'participant_act_people',
  {
    actId: id().notNull(),
    userId: id().notNull(),
    state: text().$type<'waiting' | 'done' | 'left_out'>().notNull(),
    reason: text().$type<LeftOutReason>(),
  },
  (t) => [primaryKey({ columns: [t.actId, t.userId] })],
);

export const savedFilters = pgTable('saved_filters', {
  id: key(),
  programId: id().notNull(),
  userId: id().notNull(),
  name: text().notNull(),
  filter: jsonb().$type<SavedFields>().notNull(),
  createdAt: instant().notNull(),
});
