import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { newsfeedLikes, newsfeedPosts } from '../tables.ts';

type Values = typeof newsfeedPosts.$inferInsert;

export const insertPost = async (tx: Tx, values: Values) => {
  const [row] = await db(tx).insert(newsfeedPosts).values(values).returning({ id: newsfeedPosts.id });
  if (!row) throw new Error('the post was not written');
  return row.id;
};

const there = (id: number) => and(eq(newsfeedPosts.id, id), isNull(newsfeedPosts.deletedAt));

/** Two people who change it do so one after the other. */
export const lockPost = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(newsfeedPosts).where(there(id)).for('update');
  return row;
};

/** Stays there until the transaction ends; whoever else takes part in it need not wait. */
export const holdPost = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(newsfeedPosts).where(there(id)).for('share');
  return row;
};

export const changePost = async (tx: Tx, id: number, values: Partial<Omit<Values, 'id' | 'programId' | 'userId'>>) => {
  await db(tx).update(newsfeedPosts).set(values).where(eq(newsfeedPosts.id, id));
};

/** A second like of the same person changes nothing. */
export const insertLike = async (tx: Tx, values: typeof newsfeedLikes.$inferInsert) => {
  await db(tx).insert(newsfeedLikes).values(values).onConflictDoNothing();
};

export const removeLike = async (tx: Tx, postId: number, userId: number) => {
  await db(tx)
    .delete(newsfeedLikes)
    .where(and(eq(newsfeedLikes.postId, postId), eq(newsfeedLikes.userId, userId)));
};
