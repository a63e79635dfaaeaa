import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { chatMessages, chatPresence, chatReactions } from '../tables.ts';

type Values = typeof chatMessages.$inferInsert;

export const insertMessage = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(chatMessages).values(values).returning({ id: chatMessages.id });
  if (!row) throw new Error('the message was not written');
  return row.id;
};

/** As it is now that its conversation is locked; one that was deleted is not there. */
export const lockMessage = async (tx: Tx, id: number) => {
  const [row] = await db(tx)
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.id, id), isNull(chatMessages.deletedAt)))
    .for('update');
  return row;
};

export const changeMessage = async (
  tx: Tx,
  id: number,
  values: Partial<Omit<Values, 'id' | 'conversationId' | 'seq' | 'senderId' | 'key'>>,
) => {
  await db(tx).update(chatMessages).set(values).where(eq(chatMessages.id, id));
};

/** What is left of a message that was deleted: its place. */
export const emptied = {
  body: '',
  fileKey: null,
  fileName: null,
  fileType: null,
  fileSize: null,
  fileWidth: null,
  fileHeight: null,
} as const;

export const dropReactions = async (tx: Tx, messageId: number) => {
  await db(tx).delete(chatReactions).where(eq(chatReactions.messageId, messageId));
};

/** Whether that changed anything: a second one of the same person does not. */
export const react = async (tx: Tx, { on, ...values }: typeof chatReactions.$inferInsert & { on: boolean }) => {
  const rows = on
    ? await db(tx).insert(chatReactions).values(values).onConflictDoNothing().returning()
    : await db(tx)
        .delete(chatReactions)
        .where(
          and(
            eq(chatReactions.messageId, values.messageId),
            eq(chatReactions.userId, values.userId),
            eq(chatReactions.emoji, values.emoji),
          ),
        )
        .returning();
  return rows.length > 0;
};

/** Notes a sign of life; says whether they were away before. */
export const touch = async (
  tx: Tx,
  userId: number,
  { now, away }: { now: Temporal.Instant; away: Temporal.Instant },
) => {
  const [before] = await db(tx).select().from(chatPresence).where(eq(chatPresence.userId, userId));
  await db(tx)
    .insert(chatPresence)
    .values({ userId, seenAt: now })
    .onConflictDoUpdate({
      target: chatPresence.userId,
      set: { seenAt: sql`greatest(${chatPresence.seenAt}, excluded.seen_at)` },
    });
  return before === undefined || before.seenAt.epochMilliseconds < away.epochMilliseconds;
};
