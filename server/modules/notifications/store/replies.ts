import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { deliveries, whatsappReplies } from '../tables.ts';

export type Reply = typeof whatsappReplies.$inferSelect;

/** Its number; null when the provider has told of this message before. */
export const insertReply = async (tx: Tx, reply: typeof whatsappReplies.$inferInsert) => {
  const [row] = await db(tx)
    .insert(whatsappReplies)
    .values(reply)
    .onConflictDoNothing()
    .returning({ id: whatsappReplies.id });
  return row?.id ?? null;
};

/** A reply of which nothing has come yet. */
export const lockReply = async (tx: Tx, id: number) => {
  const [row] = await db(tx)
    .select()
    .from(whatsappReplies)
    .where(and(eq(whatsappReplies.id, id), isNull(whatsappReplies.outcome)))
    .for('update');
  return row;
};

export const closeReply = async (tx: Tx, id: number, outcome: string) => {
  await db(tx).update(whatsappReplies).set({ outcome }).where(eq(whatsappReplies.id, id));
};

/** What waits for the phone of somebody who wants no more of it. */
export const giveUpShort = async (tx: Tx, userId: number) => {
  await db(tx)
    .update(deliveries)
    .set({ status: 'failed', error: 'The reader answered STOP', nextTryAt: null })
    .where(and(eq(deliveries.status, 'queued'), eq(deliveries.channel, 'whatsapp'), eq(deliveries.userId, userId)));
};

export const forgetReplies = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(whatsappReplies).where(lt(whatsappReplies.heardAt, before));
};

export const forgetRepliesOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(whatsappReplies).where(eq(whatsappReplies.userId, userId));
};
