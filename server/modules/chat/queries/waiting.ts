import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { chatMessages, conversationMembers } from '../tables.ts';

interface Waiting {
  conversationId: number;
  seq: number;
  userIds: readonly number[];
}

/** Those of these people who are in the conversation, and have not read a message that is still there. */
export const stillUnread = async (tx: Tx, { conversationId, seq, userIds }: Waiting) => {
  const rows = await read(tx)
    .select({ userId: conversationMembers.userId })
    .from(conversationMembers)
    .innerJoin(
      chatMessages,
      and(eq(chatMessages.conversationId, conversationMembers.conversationId), eq(chatMessages.seq, seq)),
    )
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        inArray(conversationMembers.userId, [...userIds]),
        isNull(conversationMembers.leftAt),
        lt(conversationMembers.readSeq, seq),
        isNull(chatMessages.deletedAt),
      ),
    );
  return rows.map(({ userId }) => userId);
};
