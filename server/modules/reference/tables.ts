import { bigint, boolean, char, pgTable, text } from 'drizzle-orm/pg-core';
import { citext, instant } from '../../platform/columns.ts';

// The lists have fixed ids (db/reference), the same on every installation.
const listKey = () => bigint({ mode: 'number' }).primaryKey();

/** Of the lists that platform admins keep: when they last decided on this entry, and since when it is not offered. */
const keptByAdmins = () => ({ editedAt: instant(), retiredAt: instant() });

export const countries = pgTable('countries', {
  id: listKey(),
  name: text().notNull(),
  iso: char({ length: 2 }).notNull(),
  dialCode: text().notNull(),
});
export const languages = pgTable('languages', {
  id: listKey(),
  code: text().notNull(),
  name: text().notNull(),
  ...keptByAdmins(),
});
export const industries = pgTable('industries', {
  id: listKey(),
  name: text().notNull(),
  inDiscover: boolean().notNull(),
  inMatching: boolean().notNull(),
  ...keptByAdmins(),
});
export const skills = pgTable('skills', { id: listKey(), name: citext().notNull(), ...keptByAdmins() });
export const services = pgTable('services', { id: listKey(), name: text().notNull() });
export const goals = pgTable('goals', { id: listKey(), mentorLabel: text().notNull(), image: text().notNull() });
export const companies = pgTable('companies', {
  id: listKey(),
  name: citext().notNull(),
  country: char({ length: 2 }),
  ...keptByAdmins(),
});
export const universities = pgTable('universities', {
  id: listKey(),
  name: citext().notNull(),
  country: char({ length: 2 }),
  ...keptByAdmins(),
});
export const jobRoles = pgTable('job_roles', { id: listKey(), name: citext().notNull() });
export const badges = pgTable('badges', { id: listKey(), name: text().notNull(), image: text().notNull() });
