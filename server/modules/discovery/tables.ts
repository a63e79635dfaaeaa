import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, numeric, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { id, instant, key, lexemes } from '../../platform/columns.ts';

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

/** How many mentors each value of a filter finds, as last added up; triggers write down what has changed since. */
export const mentorCounts = pgTable(
  'mentor_counts',
  { key: text().notNull(), value: text().notNull(), people: integer().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.value] })],
);

export const mentorCountChanges = pgTable('mentor_count_changes', {
  id: key(),
  key: text().notNull(),
  value: text().notNull(),
  change: integer().notNull(),
});

/** Every word of a mentor: what is misspelt is brought to one of these. */
export const mentorWords = pgTable('mentor_words', { word: text().primaryKey() });

/**
 * What a portal's directory reads of each mentor and mentee of a program. Triggers keep this and what follows
 * (`db/071-long-lists-of-a-program.sql`), and nothing else writes it.
 */
export const memberIndex = pgTable('member_index', {
  membershipId: id().primaryKey(),
  programId: id().notNull(),
  userId: id().notNull(),
  side: text().$type<'mentor' | 'mentee'>().notNull(),
  /** Of mentors: unconfirmed ones are shown to admins alone (M41), full ones not to mentees who pick (M06). */
  state: text().$type<'open' | 'full' | 'unconfirmed'>().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  since: instant().notNull(),
  stars: integer().notNull(),
  starSum: integer().notNull(),
  /** M33: the Bayesian mean of the stars given in the program, less everybody's mean. */
  standing: real().notNull(),
  sessions: integer().notNull(),
  lexemes: lexemes().notNull(),
  /** The values of filters that find them: 'gender=female'. */
  counted: text().array().notNull(),
});

/** Every word of a program's people: what is misspelt is brought to one of these. */
export const memberWords = pgTable('member_words', { programId: id().notNull(), word: text().notNull() }, (table) => [
  primaryKey({ columns: [table.programId, table.word] }),
]);

/** How many of a program's people each value of a filter finds, as last added up, and what has changed since. */
export const memberCounts = pgTable(
  'member_counts',
  {
    programId: id().notNull(),
    side: text().notNull(),
    state: text().notNull(),
    value: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.programId, table.side, table.state, table.value] })],
);

export const memberCountChanges = pgTable('member_count_changes', {
  id: key(),
  programId: id().notNull(),
  side: text().notNull(),
  state: text().notNull(),
  value: text().notNull(),
  change: integer().notNull(),
});

/** M33: the mean of all mentors' stars. One row. */
export const mentorMean = pgTable('mentor_mean', { one: boolean().primaryKey().default(true), mean: real().notNull() });
