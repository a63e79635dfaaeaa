import { eq } from 'drizzle-orm';
import { db } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { calendarFeeds } from './tables.ts';

type Feed = typeof calendarFeeds.$inferInsert;

/** Keeps the feed that is there already: two tabs, or a click repeated, get the same address. */
export const insertFeed = async (tx: Tx, feed: Feed) => {
  await db(tx).insert(calendarFeeds).values(feed).onConflictDoNothing({ target: calendarFeeds.userId });
};

/** Ends the old address. False when there is no feed. */
export const replaceKey = async (tx: Tx, { userId, ...changed }: Feed) => {
  const rows = await db(tx)
    .update(calendarFeeds)
    .set(changed)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId });
  return rows.length > 0;
};

export const removeFeed = async (tx: Tx, userId: number) => {
  await db(tx).delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
};
