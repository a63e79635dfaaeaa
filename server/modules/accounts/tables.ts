import { sql } from 'drizzle-orm';
import { boolean, char, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { citext, id, instant, key } from '../../platform/columns.ts';

export const users = pgTable('users', {
  id: key(),
  publicId: char({ length: 32 }).notNull(),
  slug: citext().notNull(),
  firstname: text().notNull(),
  lastname: text().notNull(),
  /** Both in small letters, as they are looked for; the database derives it. */
  nameSought: text()
    .notNull()
    .generatedAlwaysAs(sql`name_sought`),
  email: citext().notNull(),
  phoneNo: text(),
  userType: text().$type<'mentee' | 'mentor' | 'admin'>().notNull(),
  isFlMentor: boolean().notNull().default(false),
  isPlatformAdmin: boolean().notNull().default(false),
  isEnterprise: boolean().notNull().default(false),
  timezone: text().notNull(),
  lang: text().notNull().default('en'),
  whatsappNotification: boolean().notNull().default(false),
  confirmedAt: instant(),
  onboardedAt: instant(),
  deletedAt: instant(),
  purgedAt: instant(),
  lastSeenAt: instant(),
  createdAt: instant().notNull(),
});

/** A way to sign in: a password now, other providers later (M18). */
export const identities = pgTable('identities', {
  id: key(),
  userId: id().notNull(),
  provider: text().notNull(),
  subject: text().notNull(),
  secretHash: text(),
  createdAt: instant().notNull(),
});

export const authSessions = pgTable('auth_sessions', {
  id: key(),
  userId: id().notNull(),
  kind: text().$type<'cookie' | 'bearer'>().notNull(),
  tokenHash: text().notNull(),
  adminBaseUserId: id(),
  browserKey: text().notNull(),
  ip: text().notNull(),
  userAgent: text().notNull(),
  createdAt: instant().notNull(),
  renewedAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

export const authTokens = pgTable('auth_tokens', {
  id: key(),
  userId: id().notNull(),
  purpose: text().$type<'confirm' | 'reset'>().notNull(),
  tokenHash: text().notNull(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
});

export const loginAttempts = pgTable('login_attempts', {
  id: key(),
  email: citext().notNull(),
  ip: text().notNull(),
  succeeded: boolean().notNull(),
  at: instant().notNull(),
});

export const accountDeletions = pgTable('account_deletions', {
  id: key(),
  userId: id().notNull(),
  reasons: text().notNull(),
  requestedAt: instant().notNull(),
  purgeAt: instant().notNull(),
  restoredAt: instant(),
  purgedAt: instant(),
});

export const auditLog = pgTable('audit_log', {
  id: key(),
  actorId: id(),
  asUserId: id(),
  action: text().notNull(),
  objectType: text().notNull(),
  objectId: id(),
  data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  ip: text(),
  at: instant().notNull(),
});

/** M09: until when somebody is not asked something again; `context` is what it is about, '' the platform. */
export const promptMarks = pgTable(
  'prompt_marks',
  { userId: id().notNull(), kind: text().notNull(), context: text().notNull(), until: instant().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.context] })],
);
