import { and, eq, gte, inArray, isNull, lt, lte, ne, not, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { deliveries, notifications } from './tables.ts';

const unreadOf = (userId: number) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

export type Channel = (typeof deliveries.$inferSelect)['channel'];

/** True when it is new: a person is told about an event only once (M20). */
export const insertNotification = async (tx: Tx, values: typeof notifications.$inferInsert) => {
  const [row] = await db(tx)
    .insert(notifications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return row !== undefined;
};

/** The unread line of this person about the same thing, if there is one. */
export const lockUnreadGroup = async (tx: Tx, userId: number, groupKey: string) => {
  const [row] = await db(tx)
    .select()
    .from(notifications)
    .where(and(unreadOf(userId), eq(notifications.groupKey, groupKey)))
    .for('update');
  return row;
};

export const renewNotification = async (
  tx: Tx,
  id: number,
  values: Partial<Omit<typeof notifications.$inferInsert, 'id' | 'userId'>>,
) => {
  await db(tx).update(notifications).set(values).where(eq(notifications.id, id));
};

/** Its id; null when it has been written before. */
export const insertDelivery = async (tx: Tx, values: typeof deliveries.$inferInsert) => {
  const [row] = await db(tx).insert(deliveries).values(values).onConflictDoNothing().returning({ id: deliveries.id });
  return row?.id ?? null;
};

export const markNotificationRead = async (tx: Tx, userId: number, id: number, readAt: Temporal.Instant) => {
  await db(tx)
    .update(notifications)
    .set({ readAt })
    .where(and(unreadOf(userId), eq(notifications.id, id)));
};

export const markNotificationsRead = async (tx: Tx, userId: number, readAt: Temporal.Instant) => {
  await db(tx).update(notifications).set({ readAt }).where(unreadOf(userId));
};

/** Replaces a name in the text of these notifications. */
export const renameIn = async (tx: Tx, ids: readonly number[], from: string, to: string) => {
  if (ids.length === 0) return;
  await db(tx)
    .update(notifications)
    .set({ message: sql`replace(${notifications.message}, ${from}, ${to})` })
    .where(inArray(notifications.id, [...ids]));
};

/**
 * Takes emails that are due; two processes never take the same one. Each is then left alone until `until`, so a process
 * that dies before recording the outcome loses no email.
 */
export const claimDeliveries = async (
  tx: Tx,
  channel: Channel,
  { now, until, most }: { now: Temporal.Instant; until: Temporal.Instant; most: number },
) => {
  const due = await db(tx)
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.status, 'queued'), eq(deliveries.channel, channel), lte(deliveries.nextTryAt, now)))
    .orderBy(deliveries.nextTryAt, deliveries.id)
    .limit(most)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return db(tx)
    .update(deliveries)
    .set({ nextTryAt: until, tries: sql`${deliveries.tries} + 1` })
    .where(inArray(deliveries.id, ids))
    .returning();
};
export type Delivery = Awaited<ReturnType<typeof claimDeliveries>>[number];

/** Marks it as sent. If it contained a token, its text is deleted: only the recipient needs it (D16); nor is its file kept. */
export const recordSent = async (
  tx: Tx,
  { id, confidential }: Delivery,
  { sentAt, providerId }: { sentAt: Temporal.Instant; providerId: string | null },
) => {
  await db(tx)
    .update(deliveries)
    .set({
      status: 'sent',
      sentAt,
      providerId,
      nextTryAt: null,
      error: null,
      file: null,
      ...(confidential && { html: null, body: '' }),
    })
    .where(eq(deliveries.id, id));
};

interface Failure {
  error: string;
  /** Null: no more tries. */
  nextTryAt: Temporal.Instant | null;
}

export const recordFailure = async (tx: Tx, id: number, { error, nextTryAt }: Failure) => {
  const status = nextTryAt === null ? 'failed' : 'queued';
  await db(tx).update(deliveries).set({ status, error, nextTryAt }).where(eq(deliveries.id, id));
};

/** No mail server or provider is set (any more): what is waiting stays readable in the outbox (B113, B115). */
export const keepUnsent = async (tx: Tx, channel: Channel) => {
  await db(tx)
    .update(deliveries)
    .set({ status: 'logged', nextTryAt: null })
    .where(and(eq(deliveries.status, 'queued'), eq(deliveries.channel, channel)));
};

interface KeptBack {
  template: string;
  /** Whom they go to: people with accounts, or addresses. */
  userIds?: readonly number[];
  addresses?: readonly string[];
  /** Earlier ones have other reasons. */
  after: Temporal.Instant;
}

/** Emails that wait to be sent are not: they stay in the outbox, with the reason. */
export const keepBackQueued = async (tx: Tx, { template, userIds, addresses, after }: KeptBack) => {
  if ((userIds ?? addresses ?? []).length === 0) return;
  await db(tx)
    .update(deliveries)
    .set({ status: 'failed', error: 'Taken back by an admin before it was sent', nextTryAt: null })
    .where(
      and(
        eq(deliveries.status, 'queued'),
        eq(deliveries.template, template),
        gte(deliveries.createdAt, after),
        userIds && inArray(deliveries.userId, [...userIds]),
        addresses && inArray(sql`lower(${deliveries.toAddress})`, [...addresses]),
      ),
    );
};

export const forgetNotifications = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(notifications).where(lt(notifications.createdAt, before));
};

/** Gathered, and named by no daily email yet. */
const waitsForDaily = sql`(${deliveries.status} = 'gathered' and ${deliveries.dailyId} is null)`;

/** The oldest first; what another process is putting into an email is left out. */
export const lockGathered = (tx: Tx, userId: number) =>
  db(tx)
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), waitsForDaily))
    .orderBy(deliveries.id)
    .for('update', { skipLocked: true });

export const nameDaily = async (tx: Tx, ids: readonly number[], dailyId: number) => {
  await db(tx)
    .update(deliveries)
    .set({ dailyId })
    .where(inArray(deliveries.id, [...ids]));
};

/** Keeps deliveries that are still waiting to be sent. */
export const forgetDeliveries = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx)
    .delete(deliveries)
    .where(and(lt(deliveries.createdAt, before), ne(deliveries.status, 'queued'), not(waitsForDaily)));
};

export const forgetPerson = async (tx: Tx, userId: number) => {
  await db(tx).delete(notifications).where(eq(notifications.userId, userId));
  await db(tx).delete(deliveries).where(eq(deliveries.userId, userId));
};
