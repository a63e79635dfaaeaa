import { bigint, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/columns.ts';

const ids = () => bigint({ mode: 'number' }).array().notNull();

/** One row per listed mentor, kept up to date by discovery from other modules' events; search reads only this table. */
export const mentorIndex = pgTable('mentor_index', {
  userId: id().primaryKey(),
  words: text().notNull(),
  countryId: id(),
  gender: text(),
  workingExperience: text(),
  workingExperienceLevel: text(),
  industries: ids(),
  skills: ids(),
  languages: ids(),
  goals: ids(),
  jobRoles: text().array().notNull(),
  rating: numeric({ precision: 3, scale: 2, mode: 'number' }),
  mentorSince: instant().notNull(),
  nextSlotAt: instant(),
  lookedAt: instant().notNull(),
});
