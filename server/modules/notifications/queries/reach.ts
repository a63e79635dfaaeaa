import { and, eq, inArray } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import type { Reach } from '../rules/reach.ts';
import { notificationSettings, unwantedNotifications } from '../tables.ts';

/** What these people chose, by their ids. Whoever never chose nor got an email by choice is not among them. */
export const reachOf = async (tx: Tx, userIds: readonly number[]): Promise<Map<number, Reach>> => {
  if (userIds.length === 0) return new Map();
  const rows = await read(tx)
    .select({ settings: notificationSettings, timezone: users.timezone })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(inArray(notificationSettings.userId, [...userIds]));
  const unwanted = await read(tx)
    .select()
    .from(unwantedNotifications)
    .where(inArray(unwantedNotifications.userId, [...userIds]));
  return new Map(
    rows.map(({ settings: { userId, stopKey, dailyEmail, quietFrom: from, quietTo: to }, timezone }) => [
      userId,
      {
        userId,
        timezone,
        stopKey,
        daily: dailyEmail,
        quiet: from === null || to === null ? null : { from, to },
        unwanted: unwanted.filter((one) => one.userId === userId),
      },
    ]),
  );
};

/** Whose links hold this key. */
export const ownerOfKey = async (tx: Tx, stopKey: string) => {
  const [row] = await read(tx)
    .select({ userId: notificationSettings.userId })
    .from(notificationSettings)
    .where(eq(notificationSettings.stopKey, stopKey));
  return row?.userId;
};

export const isUnwanted = async (tx: Tx, { userId, kind, channel }: typeof unwantedNotifications.$inferSelect) => {
  const { userId: of, kind: about, channel: by } = unwantedNotifications;
  const rows = await read(tx)
    .select({ userId: of })
    .from(unwantedNotifications)
    .where(and(eq(of, userId), eq(about, kind), eq(by, channel)));
  return rows.length > 0;
};
