import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { newsfeedPageSize } from '../../../../contract/newsfeed/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';
import { newsfeedComments, newsfeedPosts } from '../tables.ts';
import { author, isShown, membershipOf } from './author.ts';

/** With who wrote them and in which program; also those that are not shown any more. */
export const writtenComments = (tx: Tx) =>
  read(tx)
    .select({ comment: newsfeedComments, programId: newsfeedPosts.programId, author })
    .from(newsfeedComments)
    .innerJoin(newsfeedPosts, eq(newsfeedPosts.id, newsfeedComments.postId))
    .innerJoin(users, eq(users.id, newsfeedComments.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(programMemberships, membershipOf(newsfeedComments.userId, newsfeedPosts.programId))
    .leftJoin(roles, eq(roles.id, programMemberships.roleId));

const there = and(isNull(newsfeedComments.deletedAt), isNull(newsfeedPosts.deletedAt), isShown(newsfeedComments));

/** The latest first; one more than are shown, to know whether there are earlier ones. */
export const commentsOf = (tx: Tx, postId: number, before: number | null) =>
  writtenComments(tx)
    .where(
      and(eq(newsfeedComments.postId, postId), there, before === null ? undefined : lt(newsfeedComments.id, before)),
    )
    .orderBy(desc(newsfeedComments.id))
    .limit(newsfeedPageSize + 1);
export type CommentView = Awaited<ReturnType<typeof commentsOf>>[number];

export const commentById = async (tx: Tx, id: number) => {
  const [row] = await writtenComments(tx).where(and(eq(newsfeedComments.id, id), there));
  return row;
};
