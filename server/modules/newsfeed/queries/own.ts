import { and, asc, eq, isNull } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programs } from '../../programmes/tables.ts';
import { newsfeedComments, newsfeedLikes, newsfeedPosts, newsfeedReports } from '../tables.ts';

export const ownPosts = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      program: programs.name,
      body: newsfeedPosts.body,
      images: newsfeedPosts.images,
      createdAt: newsfeedPosts.createdAt,
      editedAt: newsfeedPosts.editedAt,
    })
    .from(newsfeedPosts)
    .innerJoin(programs, eq(programs.id, newsfeedPosts.programId))
    .where(and(eq(newsfeedPosts.userId, userId), isNull(newsfeedPosts.deletedAt)))
    .orderBy(asc(newsfeedPosts.id));

export const ownComments = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      postId: newsfeedComments.postId,
      body: newsfeedComments.body,
      createdAt: newsfeedComments.createdAt,
    })
    .from(newsfeedComments)
    .where(and(eq(newsfeedComments.userId, userId), isNull(newsfeedComments.deletedAt)))
    .orderBy(asc(newsfeedComments.id));

export const ownLikes = (tx: Tx, userId: number) =>
  read(tx)
    .select({ postId: newsfeedLikes.postId, createdAt: newsfeedLikes.createdAt })
    .from(newsfeedLikes)
    .where(eq(newsfeedLikes.userId, userId))
    .orderBy(asc(newsfeedLikes.postId));

export const ownReports = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      postId: newsfeedReports.postId,
      reason: newsfeedReports.reason,
      createdAt: newsfeedReports.createdAt,
      decision: newsfeedReports.decision,
    })
    .from(newsfeedReports)
    .where(eq(newsfeedReports.reporterId, userId))
    .orderBy(asc(newsfeedReports.id));

/** The keys of every picture that the person posted and that is still stored. */
export const picturesBy = async (tx: Tx, userId: number) =>
  (
    await read(tx)
      .select({ images: newsfeedPosts.images })
      .from(newsfeedPosts)
      .where(eq(newsfeedPosts.userId, userId))
      .orderBy(asc(newsfeedPosts.id))
  ).flatMap(({ images }) => images.map(({ key }) => key));
