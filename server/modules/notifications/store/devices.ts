import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { deliveries, pushSubscriptions } from '../tables.ts';

/** A browser has one subscription: whoever is signed in there now is shown their own notifications, and nobody else's. */
export const saveDevice = async (tx: Tx, values: typeof pushSubscriptions.$inferInsert) => {
  const { endpoint: _endpoint, createdAt: _createdAt, ...now } = values;
  const [row] = await db(tx)
    .insert(pushSubscriptions)
    .values(values)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: now })
    .returning();
  return row;
};

/** False if this person has no such device. */
export const deleteDevice = async (tx: Tx, userId: number, id: number) => {
  const rows = await db(tx)
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id });
  return rows.length > 0;
};

export const keepDevices = async (tx: Tx, userId: number, ids: readonly number[]) => {
  await db(tx)
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), notInArray(pushSubscriptions.id, [...ids])));
};

/** The browser takes no more. */
export const forgetDevices = async (tx: Tx, ids: readonly number[]) => {
  await db(tx)
    .delete(pushSubscriptions)
    .where(inArray(pushSubscriptions.id, [...ids]));
};

/** For a deleted account (ACC-66). */
export const forgetDevicesOf = async (tx: Tx, userId: number) => {
  await db(tx).delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
};

/** What waits for a device that is gone is given up, and can be read in the outbox. */
export const giveUpGone = async (tx: Tx) => {
  await db(tx)
    .update(deliveries)
    .set({ status: 'failed', error: 'This device takes no more notifications', nextTryAt: null })
    .where(and(eq(deliveries.status, 'queued'), eq(deliveries.channel, 'push'), isNull(deliveries.pushId)));
};
