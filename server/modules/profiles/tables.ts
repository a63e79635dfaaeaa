import type { MentorDetails } from '../../../contract/profiles/index.ts';
import type { UsualTime } from '../../../contract/profiles/values.ts';
import { boolean, date, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { citext, id, instant, key } from '../../platform/columns.ts';

/** What a person says about themselves; a person without a row has said nothing yet. */
export const userInfos = pgTable('user_infos', {
  userId: id().primaryKey(),
  profilePhoto: text(),
  banner: text(),
  profileIntro: text(),
  jobTitle: text(),
  company: text(),
  countryId: id(),
  gender: text().$type<'male' | 'female' | 'others'>(),
  impactToCreate: text(),
  linkedinUrl: text(),
  instagramUrl: text(),
  workingExperience: text(),
  workingExperienceLevel: text(),
  jobRoles: text().array().notNull().default([]),
  whoToMentor: smallint().array().notNull().default([]),
  /** When a mentee usually has time; empty: at any usual hour. */
  usualTimes: text().array().$type<UsualTime[]>().notNull().default([]),
  /** A mentee asks for a mentor of their own gender (M15). */
  ownGender: boolean().notNull().default(false),
  closeEditMentorProfilePopup: boolean().notNull().default(false),
  mentorSince: instant(),
});

export const userLanguages = pgTable('user_languages', { userId: id().notNull(), languageId: id().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.languageId] }),
]);
export const userIndustries = pgTable(
  'user_industries',
  { userId: id().notNull(), industryId: id().notNull(), kind: text().$type<'own' | 'interested'>().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.industryId, t.kind] })],
);
export const userSkills = pgTable('user_skills', { userId: id().notNull(), skillId: id().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.skillId] }),
]);
export const userServices = pgTable('user_services', { userId: id().notNull(), serviceId: id().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.serviceId] }),
]);
export const userCompanies = pgTable('user_companies', { userId: id().notNull(), companyId: id().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.companyId] }),
]);
export const userGoals = pgTable('user_goals', { userId: id().notNull(), goalId: id().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.goalId] }),
]);

export const jobs = pgTable('jobs', {
  id: key(),
  userId: id().notNull(),
  name: text().notNull(),
  companyName: text().notNull(),
  description: text(),
  startDate: date().notNull(),
  endDate: date(),
  isCurrent: boolean().notNull(),
  createdAt: instant().notNull(),
});

export const colleges = pgTable('colleges', {
  id: key(),
  userId: id().notNull(),
  universityId: id(),
  universityName: text().notNull(),
  level: text().notNull(),
  programName: text().notNull(),
  startDate: date().notNull(),
  endDate: date(),
  /** 1: still studying there (A91). */
  studyStatus: smallint().notNull(),
  createdAt: instant().notNull(),
});

export const mentorApplications = pgTable('mentor_applications', {
  id: key(),
  userId: id().notNull(),
  payload: jsonb().$type<MentorDetails>().notNull(),
  status: text().$type<'pending' | 'approved' | 'rejected'>().notNull(),
  applicationDate: instant().notNull(),
  decidedAt: instant(),
  decidedBy: id(),
});

export const follows = pgTable(
  'follows',
  { userId: id().notNull(), mentorId: id().notNull(), createdAt: instant().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.mentorId] })],
);

/** One row per viewer and day (B18). */
export const profileViews = pgTable(
  'profile_views',
  { userId: id().notNull(), viewerId: id().notNull(), day: date().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.viewerId, t.day] })],
);

export const referrals = pgTable('referrals', {
  id: key(),
  userId: id().notNull(),
  refereeName: text().notNull(),
  refereeEmail: citext().notNull(),
  userType: text().notNull(),
  mentorId: id(),
  createdAt: instant().notNull(),
});
export const referralLinks = pgTable('referral_links', { userId: id().primaryKey(), token: text().notNull() });

/** Who signed up through whose link (B28). */
export const referralJoins = pgTable('referral_joins', {
  userId: id().primaryKey(),
  referrerId: id().notNull(),
  createdAt: instant().notNull(),
});
