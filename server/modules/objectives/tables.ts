import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { PlanProvider, PlanWriter, Priority } from '../../../contract/objectives/index.ts';
import { id, instant, key } from '../../platform/columns.ts';
import type { Answers } from './rules/plan/answers.ts';

export const objectiveSets = pgTable('objective_sets', {
  id: key(),
  userId: id().notNull(),
  programId: id(),
  answers: jsonb().$type<Answers>().notNull(),
  provider: text().$type<PlanProvider>().notNull(),
  status: text().$type<'generating' | 'ready'>().notNull(),
  writtenBy: text().$type<PlanWriter>(),
  description: text().notNull().default(''),
  startsOn: date().notNull(),
  createdAt: instant().notNull(),
  askedAt: instant().notNull(),
  readyAt: instant(),
});

export const monthlyObjectives = pgTable('monthly_objectives', {
  id: key(),
  setId: id().notNull(),
  monthNumber: smallint().notNull(),
  title: text().notNull(),
  focus: text().notNull(),
});

export const objectives = pgTable('objectives', {
  id: key(),
  monthId: id().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  action: text().notNull().default(''),
  status: text().$type<'todo' | 'done'>().notNull().default('todo'),
  priority: text().$type<Priority>().notNull(),
  dueDate: date().notNull(),
  sequence: integer().notNull(),
  tags: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
  hours: smallint(),
  evidenceNote: text().notNull().default(''),
  evidenceLink: text(),
  createdAt: instant().notNull(),
  doneAt: instant(),
  touchedAt: instant(),
  /** The session in which it was agreed on as an action. */
  bookingId: id(),
});

export const objectiveComments = pgTable('objective_comments', {
  id: key(),
  objectiveId: id().notNull(),
  authorId: id().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull(),
});

export const objectiveSuggestions = pgTable('objective_suggestions', {
  id: key(),
  setId: id().notNull(),
  authorId: id().notNull(),
  monthNumber: smallint().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  dueDate: date().notNull(),
  status: text().$type<'open' | 'accepted' | 'declined'>().notNull().default('open'),
  createdAt: instant().notNull(),
  answeredAt: instant(),
  objectiveId: id(),
});
