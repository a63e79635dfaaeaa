import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { newsfeedPageSize } from '../../../../contract/newsfeed/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';
import { newsfeedComments, newsfeedLikes, newsfeedPosts } from '../tables.ts';
import { author, countShown, isShown, membershipOf } from './author.ts';

const likes = countShown(
  sql`${newsfeedLikes}`,
  newsfeedLikes,
  newsfeedPosts.programId,
  sql`${newsfeedLikes.postId} = ${newsfeedPosts.id}`,
);
const comments = countShown(
  sql`${newsfeedComments}`,
  newsfeedComments,
  newsfeedPosts.programId,
  sql`${newsfeedComments.postId} = ${newsfeedPosts.id} and ${newsfeedComments.deletedAt} is null`,
);
const likedBy = (reader: number) =>
  sql<boolean>`exists (select from ${newsfeedLikes} where ${newsfeedLikes.postId} = ${newsfeedPosts.id}
    and ${newsfeedLikes.userId} = ${reader})`;

/** Posts that are there, as this reader sees them. */
const shownTo = (tx: Tx, reader: number) =>
  read(tx)
    .select({ post: newsfeedPosts, author, likes, comments, liked: likedBy(reader) })
    .from(newsfeedPosts)
    .innerJoin(users, eq(users.id, newsfeedPosts.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(programMemberships, membershipOf(newsfeedPosts.userId, newsfeedPosts.programId))
    .leftJoin(roles, eq(roles.id, programMemberships.roleId));

const there = and(isNull(newsfeedPosts.deletedAt), isShown(newsfeedPosts));

/** A place in the list: below what is pinned, or among it. */
export interface Place {
  pinned: boolean;
  id: number;
}

/** NEW-01, B91: what is pinned on top, then the newest first; one more than are shown, to know whether there are more. */
export const postsOf = (tx: Tx, programId: number, reader: number, after: Place | null) =>
  shownTo(tx, reader)
    .where(
      and(
        eq(newsfeedPosts.programId, programId),
        there,
        after === null
          ? undefined
          : sql`(${newsfeedPosts.pinned}, ${newsfeedPosts.id}) < (${after.pinned}::boolean, ${after.id}::bigint)`,
      ),
    )
    .orderBy(desc(newsfeedPosts.pinned), desc(newsfeedPosts.id))
    .limit(newsfeedPageSize + 1);
export type PostView = Awaited<ReturnType<typeof postsOf>>[number];

export const postById = async (tx: Tx, id: number, reader: number) => {
  const [row] = await shownTo(tx, reader).where(and(eq(newsfeedPosts.id, id), there));
  return row;
};
