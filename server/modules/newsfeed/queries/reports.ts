import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { programMemberships, roles } from '../../programmes/tables.ts';
import { newsfeedComments, newsfeedPosts, newsfeedReports } from '../tables.ts';
import { author, membershipOf } from './author.ts';
import { writtenComments } from './comments.ts';

/** The queue is read at once; whatever is further back comes up as it is decided. */
const mostOpen = 200;

const open = (tx: Tx, programId: number) =>
  read(tx)
    .select({
      report: newsfeedReports,
      reporter: { firstname: users.firstname, lastname: users.lastname, deletedAt: users.deletedAt },
    })
    .from(newsfeedReports)
    .innerJoin(users, eq(users.id, newsfeedReports.reporterId))
    .where(and(eq(newsfeedReports.programId, programId), isNull(newsfeedReports.decidedAt)))
    .orderBy(asc(newsfeedReports.id))
    .limit(mostOpen);

const postsIn = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select({ post: newsfeedPosts, author })
    .from(newsfeedPosts)
    .innerJoin(users, eq(users.id, newsfeedPosts.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .leftJoin(programMemberships, membershipOf(newsfeedPosts.userId, newsfeedPosts.programId))
    .leftJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(inArray(newsfeedPosts.id, [...ids]));

const commentsIn = (tx: Tx, ids: readonly number[]) =>
  writtenComments(tx).where(inArray(newsfeedComments.id, [...ids]));

/** What was reported in a program and is not decided yet, with the reported text; three statements however long it is. */
export const openReports = async (tx: Tx, programId: number) => {
  const reports = await open(tx, programId);
  const postIds = reports.map(({ report }) => report.postId);
  const commentIds = reports.flatMap(({ report }) => report.commentId ?? []);
  return {
    reports,
    posts: postIds.length === 0 ? [] : await postsIn(tx, postIds),
    comments: commentIds.length === 0 ? [] : await commentsIn(tx, commentIds),
  };
};
export type OpenReports = Awaited<ReturnType<typeof openReports>>;

export const reportById = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(newsfeedReports).where(eq(newsfeedReports.id, id));
  return row;
};
export type ReportRow = NonNullable<Awaited<ReturnType<typeof reportById>>>;

export const decidedReports = (tx: Tx, ids: readonly number[]) =>
  read(tx)
    .select()
    .from(newsfeedReports)
    .where(and(inArray(newsfeedReports.id, [...ids]), isNotNull(newsfeedReports.decidedAt)))
    .orderBy(asc(newsfeedReports.id));
