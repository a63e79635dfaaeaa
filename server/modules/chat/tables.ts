import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ChatEmoji, ConversationKind } from '../../../contract/chat/index.ts';
import { id, instant, key } from '../../platform/columns.ts';
import type { FileType } from '../../platform/files.ts';

export const conversations = pgTable('conversations', {
  id: key(),
  kind: text().$type<ConversationKind>().notNull(),
  /** Null on the platform. */
  programId: id(),
  /** The two people of a direct one, the lower number first. */
  lowUserId: id(),
  highUserId: id(),
  name: text().notNull().default(''),
  description: text().notNull().default(''),
  active: boolean().notNull().default(true),
  /** The place of the latest message, and of the latest change: counted under the lock on this row. */
  lastSeq: integer().notNull().default(0),
  version: id().notNull().default(0),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  lastAt: instant().notNull(),
});

export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: id().notNull(),
    userId: id().notNull(),
    joinedAt: instant().notNull(),
    leftAt: instant(),
    /** B117 */
    admin: boolean().notNull().default(false),
    readSeq: integer().notNull().default(0),
    typingAt: instant(),
    /** B112: up to here they were told that something is unread. */
    toldSeq: integer().notNull().default(0),
    /** When they are to be told, unless they read it before. */
    tellAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);

export const chatMessages = pgTable('chat_messages', {
  id: key(),
  conversationId: id().notNull(),
  seq: integer().notNull(),
  version: id().notNull(),
  senderId: id().notNull(),
  key: uuid().notNull(),
  body: text().notNull(),
  replyTo: id(),
  fileKey: text(),
  fileName: text(),
  fileType: text().$type<FileType>(),
  fileSize: integer(),
  fileWidth: integer(),
  fileHeight: integer(),
  createdAt: instant().notNull(),
  editedAt: instant(),
  deletedAt: instant(),
  deletedBy: id(),
});

export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageId: id().notNull(),
    userId: id().notNull(),
    emoji: text().$type<ChatEmoji>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.userId, table.emoji] })],
);

export const chatPresence = pgTable('chat_presence', {
  userId: id().primaryKey(),
  seenAt: instant().notNull(),
});
