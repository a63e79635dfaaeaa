import { and, eq } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { follows, profileViews } from '../tables.ts';

/** True when the person was following this mentor. */
export const deleteFollow = async (tx: Tx, userId: number, mentorId: number) => {
  const gone = await db(tx)
    .delete(follows)
    .where(and(eq(follows.userId, userId), eq(follows.mentorId, mentorId)))
    .returning({ mentorId: follows.mentorId });
  return gone.length > 0;
};

/** True when it is new: two simultaneous taps follow only once. */
export const insertFollow = async (tx: Tx, userId: number, mentorId: number, now: Temporal.Instant) => {
  const made = await db(tx)
    .insert(follows)
    .values({ userId, mentorId, createdAt: now })
    .onConflictDoNothing()
    .returning({ mentorId: follows.mentorId });
  return made.length > 0;
};

/** One row per viewer and day, however often they look (B18). */
export const insertView = async (tx: Tx, userId: number, viewerId: number, day: string) => {
  await db(tx).insert(profileViews).values({ userId, viewerId, day }).onConflictDoNothing();
};
