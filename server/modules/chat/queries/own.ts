import { and, asc, eq, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programs } from '../../programmes/tables.ts';
import { chatMessages, chatReactions, conversationMembers, conversations } from '../tables.ts';

export const ownConversations = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      conversationId: conversations.id,
      kind: conversations.kind,
      program: programs.name,
      name: conversations.name,
      joinedAt: conversationMembers.joinedAt,
      leftAt: conversationMembers.leftAt,
    })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .leftJoin(programs, eq(programs.id, conversations.programId))
    .where(eq(conversationMembers.userId, userId))
    .orderBy(asc(conversations.id));

export const ownMessages = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      conversationId: chatMessages.conversationId,
      body: chatMessages.body,
      file: chatMessages.fileName,
      createdAt: chatMessages.createdAt,
      editedAt: chatMessages.editedAt,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.senderId, userId), isNull(chatMessages.deletedAt)))
    .orderBy(asc(chatMessages.id));

export const ownReactions = (tx: Tx, userId: number) =>
  read(tx)
    .select({ messageId: chatReactions.messageId, emoji: chatReactions.emoji })
    .from(chatReactions)
    .where(eq(chatReactions.userId, userId))
    .orderBy(asc(chatReactions.messageId));
