import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, numeric, pgTable, real, text } from 'drizzle-orm/pg-core';
import { id, instant, lexemes } from '../../platform/columns.ts';

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
  /** Every word, the first letters of each, and every value that a filter knows (`rules/lexemes.ts`). */
  lexemes: lexemes().notNull(),
  stars: integer().notNull().default(0),
  /** M33: the Bayesian mean. */
  standing: real().notNull().default(0),
  sessions: integer().notNull().default(0),
  /** Whether they have time within fourteen days (B20). */
  hasTime: boolean()
    .notNull()
    .generatedAlwaysAs(sql`next_slot_at is not null`),
  /** Higher is sooner. */
  soonness: id()
    .notNull()
    .generatedAlwaysAs(sql`coalesce(-extract(epoch from next_slot_at), -9000000000000)`),
});

/** Every word of a mentor: what is misspelt is brought to one of these. */
export const mentorWords = pgTable('mentor_words', { word: text().primaryKey() });

/** M33: the mean of all mentors' stars. One row. */
export const mentorMean = pgTable('mentor_mean', { one: boolean().primaryKey().default(true), mean: real().notNull() });
