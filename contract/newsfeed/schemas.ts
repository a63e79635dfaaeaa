import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { say } from '../say.ts';
import { FileAnswer, Id, IdInPath, Instant, Message } from '../schemas/types.ts';
import { WhyNot } from '../schemas/why-not.ts';
import { newsfeedLimits, newsfeedPageSize, reportable, reportDecisions } from './values.ts';

/** Who wrote something. Nobody who has left the program is shown (NEW-04). */
export const NewsfeedAuthor = z.object({
  id: Id,
  slug: z.string(),
  full_name: z.string(),
  photo_url: z.string().nullable(),
  /** Their role in the program; null for admins from outside its membership. */
  role: z.string().nullable(),
});
export type NewsfeedAuthor = z.infer<typeof NewsfeedAuthor>;

export const NewsfeedImage = z.object({
  url: z.string(),
  /** What it shows, in the author's words; empty when they gave none. */
  alt: z.string(),
  /** Of the stored picture, in pixels: its room is kept while it loads. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type NewsfeedImage = z.infer<typeof NewsfeedImage>;

/** B91 */
export const NewsfeedPost = z.object({
  id: Id,
  program_id: Id,
  author: NewsfeedAuthor,
  body: z.string(),
  images: z.array(NewsfeedImage).max(newsfeedLimits.images),
  pinned: z.boolean(),
  created_at: Instant,
  edited_at: Instant.nullable(),
  likes: z.number().int(),
  /** Whether the reader is one of those who like it. */
  liked: z.boolean(),
  comments: z.number().int(),
  why_not: z.object({ edit: WhyNot, delete: WhyNot, pin: WhyNot, report: WhyNot, take_part: WhyNot }),
});
export type NewsfeedPost = z.infer<typeof NewsfeedPost>;

export const NewsfeedComment = z.object({
  id: Id,
  post_id: Id,
  author: NewsfeedAuthor,
  body: z.string(),
  created_at: Instant,
  why_not: z.object({ delete: WhyNot, report: WhyNot }),
});
export type NewsfeedComment = z.infer<typeof NewsfeedComment>;

/** Everything that people said about one post or one comment, waiting for an admin. */
export const NewsfeedReport = z.object({
  /** Of the first report; deciding it decides all of them. */
  id: Id,
  about: z.enum(reportable),
  post_id: Id,
  author: NewsfeedAuthor,
  /** The text that was reported, as it is now. */
  body: z.string(),
  images: z.array(NewsfeedImage),
  created_at: Instant,
  reports: z.array(z.object({ id: Id, by: z.string(), reason: z.string(), at: Instant })),
});
export type NewsfeedReport = z.infer<typeof NewsfeedReport>;

const tooLong = (most: number) => say('field.too_long', { most });

const PostText = z.string().trim().max(newsfeedLimits.post, tooLong(newsfeedLimits.post)).default('');

const commentMissing = say('newsfeed.comment_missing');
const CommentText = z
  .string(commentMissing)
  .trim()
  .min(1, commentMissing)
  .max(newsfeedLimits.comment, tooLong(newsfeedLimits.comment));

const reasonMissing = say('newsfeed.reason_missing');
const Reason = z
  .string(reasonMissing)
  .trim()
  .min(1, reasonMissing)
  .max(newsfeedLimits.reason, tooLong(newsfeedLimits.reason));

const onePost = z.object({ id: IdInPath });
const own = ['accounts.not_signed_in', 'accounts.not_while_viewing', 'programmes.inactive'] as const;
const members = ['accounts.not_signed_in', 'programmes.not_found'] as const;

export const listPosts = shape({
  summary: 'The newsfeed of a program: what is pinned on top, then the newest first, 20 at a time (B91)',
  query: z.object({
    program_id: IdInPath,
    /** `next` of the part before: the list goes on below that post, whatever was written meanwhile. */
    after: z
      .string()
      .max(20, { abort: true })
      .regex(/^[01]-[1-9]\d{0,14}$/)
      .optional(),
  }),
  response: z.object({ posts: z.array(NewsfeedPost).max(newsfeedPageSize), next: z.string().nullable() }),
  refusals: members,
});

export const showPost = shape({
  summary: 'One post, for whoever may read the newsfeed it is in',
  params: onePost,
  response: NewsfeedPost,
  refusals: ['accounts.not_signed_in', 'newsfeed.not_found'],
});

export const postImage = shape({
  summary: 'A picture of a post, counted from 1, for whoever may read the post',
  answers: 'file',
  params: z.object({ id: IdInPath, number: IdInPath }),
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'newsfeed.not_found'],
});

export const createPost = shape({
  summary: 'A new post: a text of at most 3,000 characters, at most 4 pictures of at most 5 MB, or both (B91)',
  idempotent: true,
  uploads: { images: { maxBytes: newsfeedLimits.imageBytes, maxFiles: newsfeedLimits.images } },
  body: z.object({
    program_id: IdInPath,
    body: PostText,
    /** What the pictures show, in their order. */
    alts: z
      .array(z.string().trim().max(newsfeedLimits.alt, tooLong(newsfeedLimits.alt)))
      .max(newsfeedLimits.images)
      .default([]),
  }),
  response: NewsfeedPost,
  refusals: [...own, 'programmes.not_found', 'newsfeed.empty', 'newsfeed.images_wrong'],
});

export const editPost = shape({
  summary: 'Changes the text of a post, within 24 hours and by its author alone (B91)',
  params: onePost,
  body: z.object({ body: PostText }),
  response: NewsfeedPost,
  refusals: [...own, 'newsfeed.not_found', 'newsfeed.authors_only', 'newsfeed.edit_too_late', 'newsfeed.empty'],
});

export const deletePost = shape({
  summary: 'Deletes a post: its author, or an admin of the program (B91)',
  params: onePost,
  response: Message,
  refusals: [...own, 'newsfeed.not_found', 'newsfeed.authors_only'],
});

export const likePost = shape({
  summary: 'Likes a post, or no longer; sent twice it is the same (B91)',
  params: onePost,
  body: z.object({ liked: z.boolean().default(true) }),
  response: z.object({ liked: z.boolean(), likes: z.number().int() }),
  refusals: [...own, 'newsfeed.not_found'],
});

export const pinPost = shape({
  summary: 'Keeps a post on top of the newsfeed, or no longer: an admin of the program (B91)',
  params: onePost,
  body: z.object({ pinned: z.boolean() }),
  response: NewsfeedPost,
  refusals: ['accounts.not_signed_in', 'programmes.inactive', 'newsfeed.not_found', 'programmes.admins_only'],
});

export const reportPost = shape({
  summary: 'Reports a post to the admins of the program',
  params: onePost,
  body: z.object({ reason: Reason }),
  response: Message,
  refusals: [...own, 'newsfeed.not_found', 'newsfeed.own'],
});

export const listComments = shape({
  summary: 'The comments on a post, in the order they were written: the latest 20, or the 20 before one of them',
  params: onePost,
  query: z.object({ before: IdInPath.optional() }),
  response: z.object({
    comments: z.array(NewsfeedComment).max(newsfeedPageSize),
    /** What earlier ones are asked for with, in `before`; null when there are none. */
    earlier: Id.nullable(),
  }),
  refusals: ['accounts.not_signed_in', 'newsfeed.not_found'],
});

export const createComment = shape({
  summary: 'A comment of at most 1,000 characters (B91)',
  idempotent: true,
  params: onePost,
  body: z.object({ body: CommentText }),
  response: NewsfeedComment,
  refusals: [...own, 'newsfeed.not_found'],
});

export const deleteComment = shape({
  summary: 'Deletes a comment: its author, or an admin of the program (B91)',
  params: onePost,
  response: Message,
  refusals: [...own, 'newsfeed.not_found', 'newsfeed.authors_only'],
});

export const reportComment = shape({
  summary: 'Reports a comment to the admins of the program',
  params: onePost,
  body: z.object({ reason: Reason }),
  response: Message,
  refusals: [...own, 'newsfeed.not_found', 'newsfeed.own'],
});

export const listReports = shape({
  summary: 'What was reported in a program and waits for its admins, the oldest first',
  query: z.object({ program_id: IdInPath }),
  response: z.object({ reports: z.array(NewsfeedReport) }),
  refusals: [...members, 'programmes.admins_only'],
});

export const decideReport = shape({
  summary: 'Takes down what was reported, or keeps it; whoever reported it is told',
  params: onePost,
  body: z.object({ decision: z.enum(reportDecisions) }),
  response: Message,
  refusals: ['accounts.not_signed_in', 'programmes.inactive', 'newsfeed.not_found', 'newsfeed.decided_already'],
});
