import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { citext, id, instant, key } from '../../platform/columns.ts';

export const roleInvites = pgTable('role_invites', {
  roleId: id().primaryKey(),
  programId: id().notNull(),
  nonce: text().notNull(),
  tokenHash: text().notNull(),
  expiresAt: instant().notNull(),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
});

export const roleInviteEmails = pgTable('role_invite_emails', {
  id: key(),
  programId: id().notNull(),
  roleId: id().notNull(),
  email: citext().notNull(),
  redirectPath: text(),
  status: text().$type<'new' | 'unsent' | 'sent' | 'accepted' | 'revoked'>().notNull(),
  tokenHash: text(),
  sentBy: id().notNull(),
  sentAt: instant(),
  expiresAt: instant(),
  acceptedAt: instant(),
  acceptedBy: id(),
  /** As the company's file says, until they have joined. */
  firstname: text().notNull().default(''),
  lastname: text().notNull().default(''),
  phoneNo: text(),
  createdAt: instant().notNull(),
});

/** Links of earlier emails of an invitation. */
export const roleInviteEarlierLinks = pgTable('role_invite_earlier_links', {
  tokenHash: text().primaryKey(),
  inviteId: id().notNull(),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
});

export const roleInviteUses = pgTable(
  'role_invite_uses',
  { roleId: id().notNull(), userId: id().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.roleId, t.userId] })],
);
