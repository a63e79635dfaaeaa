import { and, eq, isNull } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { users } from '../accounts/tables.ts';
import { calendarFeeds } from './tables.ts';

export const feedRowOf = async (tx: Tx, userId: number) => {
  const [row] = await read(tx).select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row;
};

/** Whose feed this is; undefined when there is none, or none any longer. */
export const ownerOfFeed = async (tx: Tx, key: string) => {
  const [row] = await read(tx)
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.key, key), isNull(users.deletedAt)));
  return row?.userId;
};
