import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { chatMessages, chatPresence, chatReactions, conversations } from '../tables.ts';
import { emptied } from './messages.ts';

/** The conversations in which somebody wrote, locked in their order. */
export const lockWhereWritten = (tx: Tx, userId: number) =>
  db(tx)
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      sql`exists (select from ${chatMessages} where ${chatMessages.conversationId} = ${conversations.id}
        and ${chatMessages.senderId} = ${userId} and ${chatMessages.deletedAt} is null)`,
    )
    .orderBy(asc(conversations.id))
    .for('update');

/** ACC-66: the places stay, since others answered; what the person wrote does not. Each is a change of its own. */
export const wipeWrittenIn = async (
  tx: Tx,
  { conversationId, userId, now }: { conversationId: number; userId: number; now: Temporal.Instant },
) => {
  const own = and(
    eq(chatMessages.conversationId, conversationId),
    eq(chatMessages.senderId, userId),
    isNull(chatMessages.deletedAt),
  );
  const base = sql`(select ${conversations.version} from ${conversations} where ${conversations.id} = ${conversationId})`;
  const numbered = db(tx)
    .select({ id: chatMessages.id, number: sql<number>`row_number() over (order by ${chatMessages.seq})`.as('number') })
    .from(chatMessages)
    .where(own)
    .as('numbered');
  const wiped = await db(tx)
    .update(chatMessages)
    .set({ ...emptied, deletedAt: now, version: sql`${base} + ${numbered.number}` })
    .from(numbered)
    .where(eq(chatMessages.id, numbered.id))
    .returning({ id: chatMessages.id });
  await db(tx)
    .update(conversations)
    .set({ version: sql`${conversations.version} + ${wiped.length}` })
    .where(eq(conversations.id, conversationId));
};

export const forgetMarks = async (tx: Tx, userId: number) => {
  await db(tx).delete(chatReactions).where(eq(chatReactions.userId, userId));
  await db(tx).delete(chatPresence).where(eq(chatPresence.userId, userId));
};
