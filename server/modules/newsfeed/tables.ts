import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

/** A stored picture of a post; width and height in pixels. */
export interface StoredImage {
  key: string;
  alt: string;
  width: number;
  height: number;
}

export const newsfeedPosts = pgTable('newsfeed_posts', {
  id: key(),
  programId: id().notNull(),
  userId: id().notNull(),
  byMember: boolean().notNull(),
  body: text().notNull(),
  images: jsonb().$type<StoredImage[]>().notNull().default([]),
  pinned: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  editedAt: instant(),
  deletedAt: instant(),
  deletedBy: id(),
});

export const newsfeedComments = pgTable('newsfeed_comments', {
  id: key(),
  postId: id().notNull(),
  userId: id().notNull(),
  byMember: boolean().notNull(),
  body: text().notNull(),
  createdAt: instant().notNull(),
  deletedAt: instant(),
  deletedBy: id(),
});

export const newsfeedLikes = pgTable(
  'newsfeed_likes',
  {
    postId: id().notNull(),
    userId: id().notNull(),
    byMember: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.userId] })],
);

export const newsfeedReports = pgTable('newsfeed_reports', {
  id: key(),
  programId: id().notNull(),
  postId: id().notNull(),
  commentId: id(),
  reporterId: id().notNull(),
  reason: text().notNull(),
  createdAt: instant().notNull(),
  decision: text().$type<'taken_down' | 'kept' | 'deleted'>(),
  decidedAt: instant(),
  decidedBy: id(),
});
