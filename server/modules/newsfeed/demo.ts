import type { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { insertComment } from './store/comments.ts';
import { insertPost } from './store/posts.ts';
import { insertReport } from './store/reports.ts';
import { newsfeedLikes, type StoredImage } from './tables.ts';

export type DemoPicture = StoredImage;

interface DemoComment {
  userId: number;
  body: string;
  at: Temporal.Instant;
  report?: { by: number; reason: string };
}

export interface DemoPost {
  userId: number;
  body: string;
  at: Temporal.Instant;
  pinned?: boolean;
  /** Stored under this key; a picture of the program. */
  picture?: DemoPicture;
  likedBy: readonly number[];
  comments: readonly DemoComment[];
}

const byMember = true;

/** The newsfeed of one program, the oldest post first. */
export const writeDemoNewsfeed = async (tx: Tx, programId: number, posts: readonly DemoPost[]) => {
  for (const { userId, body, at: createdAt, pinned = false, picture, likedBy, comments } of posts) {
    const postId = await insertPost(tx, {
      programId,
      userId,
      byMember,
      body,
      images: picture ? [picture] : [],
      pinned,
      createdAt,
    });
    const likes = likedBy.map((liker) => ({ postId, userId: liker, byMember, createdAt }));
    await writeRows(tx, newsfeedLikes, likes);
    for (const { report, at, ...comment } of comments) {
      const commentId = await insertComment(tx, { ...comment, postId, byMember, createdAt: at });
      if (report) {
        const { by: reporterId, reason } = report;
        await insertReport(tx, { programId, postId, commentId, reporterId, reason, createdAt: at });
      }
    }
  }
};
