import { and, eq } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { notificationSettings, unwantedNotifications } from '../tables.ts';

/** Whoever gets an email by choice has a key, by which they stop it. */
export const ensureSettings = async (tx: Tx, userIds: readonly number[]) => {
  if (userIds.length === 0) return;
  await db(tx)
    .insert(notificationSettings)
    .values(userIds.map((userId) => ({ userId })))
    .onConflictDoNothing();
};

export const changeSettings = async (
  tx: Tx,
  userId: number,
  values: Partial<Pick<typeof notificationSettings.$inferInsert, 'dailyEmail' | 'quietFrom' | 'quietTo'>>,
) => {
  if (Object.keys(values).length === 0) return;
  await db(tx).update(notificationSettings).set(values).where(eq(notificationSettings.userId, userId));
};

type Unwanted = typeof unwantedNotifications.$inferInsert;

export const want = async (tx: Tx, { userId, kind, channel }: Unwanted, wanted: boolean) => {
  const { userId: of, kind: about, channel: by } = unwantedNotifications;
  if (wanted)
    await db(tx)
      .delete(unwantedNotifications)
      .where(and(eq(of, userId), eq(about, kind), eq(by, channel)));
  else await db(tx).insert(unwantedNotifications).values({ userId, kind, channel }).onConflictDoNothing();
};

/** For a deleted account (ACC-66). */
export const forgetChoices = async (tx: Tx, userId: number) => {
  await db(tx).delete(unwantedNotifications).where(eq(unwantedNotifications.userId, userId));
  await db(tx).delete(notificationSettings).where(eq(notificationSettings.userId, userId));
};
