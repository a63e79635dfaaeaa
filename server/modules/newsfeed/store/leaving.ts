import { eq, inArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { newsfeedComments, newsfeedLikes, newsfeedPosts, newsfeedReports } from '../tables.ts';

/** ACC-66: the rows stay, since others answered below them; what the person wrote does not. */
export const wipeWritten = async (tx: Tx, userId: number, now: Temporal.Instant) => {
  const gone = { body: '', deletedAt: now };
  const wiped = { ...gone, images: [], pinned: false };
  await db(tx).update(newsfeedPosts).set(wiped).where(eq(newsfeedPosts.userId, userId));
  await db(tx).update(newsfeedComments).set(gone).where(eq(newsfeedComments.userId, userId));
  await db(tx).delete(newsfeedLikes).where(eq(newsfeedLikes.userId, userId));
  await db(tx).update(newsfeedReports).set({ reason: '' }).where(eq(newsfeedReports.reporterId, userId));
};

/** What others said about it goes with it. */
export const dropReportsAbout = async (tx: Tx, userId: number) => {
  const ownPosts = db(tx).select({ id: newsfeedPosts.id }).from(newsfeedPosts).where(eq(newsfeedPosts.userId, userId));
  await db(tx).delete(newsfeedReports).where(inArray(newsfeedReports.postId, ownPosts));
  const ownComments = db(tx)
    .select({ id: newsfeedComments.id })
    .from(newsfeedComments)
    .where(eq(newsfeedComments.userId, userId));
  await db(tx).delete(newsfeedReports).where(inArray(newsfeedReports.commentId, ownComments));
};
