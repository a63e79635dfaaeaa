import { bigint, boolean, char, pgTable, text } from 'drizzle-orm/pg-core';
import { citext } from '../../platform/columns.ts';

// The lists have fixed ids (db/reference), the same on every installation.
const listKey = () => bigint({ mode: 'number' }).primaryKey();

export const countries = pgTable('countries', {
  id: listKey(),
  name: text().notNull(),
  iso: char({ length: 2 }).notNull(),
  dialCode: text().notNull(),
});
export const languages = pgTable('languages', { id: listKey(), code: text().notNull(), name: text().notNull() });
export const industries = pgTable('industries', {
  id: listKey(),
  name: text().notNull(),
  inDiscover: boolean().notNull(),
  inMatching: boolean().notNull(),
});
export const skills = pgTable('skills', { id: listKey(), name: citext().notNull() });
export const services = pgTable('services', { id: listKey(), name: text().notNull() });
export const goals = pgTable('goals', { id: listKey(), mentorLabel: text().notNull(), image: text().notNull() });
export const companies = pgTable('companies', {
  id: listKey(),
  name: citext().notNull(),
  country: char({ length: 2 }),
});
export const universities = pgTable('universities', {
  id: listKey(),
  name: citext().notNull(),
  country: char({ length: 2 }),
});
export const jobRoles = pgTable('job_roles', { id: listKey(), name: citext().notNull() });
export const badges = pgTable('badges', { id: listKey(), name: text().notNull(), image: text().notNull() });
