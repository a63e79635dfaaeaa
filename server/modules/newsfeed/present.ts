import type {
  NewsfeedAuthor,
  NewsfeedComment,
  NewsfeedImage,
  NewsfeedPost,
  NewsfeedReport,
} from '../../../contract/newsfeed/index.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { factsOf, type Reader } from './permissions.ts';
import type { CommentView } from './queries/comments.ts';
import type { PostView } from './queries/posts.ts';
import type { OpenReports } from './queries/reports.ts';
import { whyNotDelete, whyNotEdit, whyNotPin, whyNotReport, whyNotTakePart } from './rules.ts';

const presentAuthor = (author: PostView['author']): NewsfeedAuthor => ({
  id: author.id,
  slug: author.slug,
  full_name: fullName(author),
  photo_url: author.deletedAt === null ? photoUrl(author.photo) : null,
  role: author.role,
});

const presentImages = ({ id, images }: PostView['post']): NewsfeedImage[] =>
  images.map(({ alt, width, height }, at) => ({
    url: `/newsfeed_posts/${id}/images/${at + 1}`,
    alt,
    width,
    height,
  }));

export const presentPost = (
  { actor, now }: Pick<Work<Actor>, 'actor' | 'now'>,
  { post, author, ...counted }: PostView,
  reader: Reader,
): NewsfeedPost => {
  const facts = factsOf(reader, post.userId, actor);
  return {
    id: post.id,
    program_id: post.programId,
    author: presentAuthor(author),
    body: post.body,
    images: presentImages(post),
    pinned: post.pinned,
    created_at: post.createdAt.toString(),
    edited_at: post.editedAt?.toString() ?? null,
    ...counted,
    why_not: {
      edit: whyNotEdit(facts, post.createdAt, now),
      delete: whyNotDelete(facts),
      pin: whyNotPin(facts),
      report: whyNotReport(facts),
      take_part: whyNotTakePart(facts),
    },
  };
};

export const presentComment = (
  { actor }: Pick<ReadWork<Actor>, 'actor'>,
  { comment, author }: CommentView,
  reader: Reader,
): NewsfeedComment => {
  const facts = factsOf(reader, comment.userId, actor);
  return {
    id: comment.id,
    post_id: comment.postId,
    author: presentAuthor(author),
    body: comment.body,
    created_at: comment.createdAt.toString(),
    why_not: { delete: whyNotDelete(facts), report: whyNotReport(facts) },
  };
};

type Reported = OpenReports['reports'][number];

const presentReported = (
  [first, ...others]: readonly [Reported, ...Reported[]],
  { posts, comments }: OpenReports,
): NewsfeedReport[] => {
  const { id, postId, commentId } = first.report;
  const ofPost = posts.find(({ post }) => post.id === postId);
  const ofComment = comments.find(({ comment }) => comment.id === commentId);
  const thing = commentId === null ? ofPost && { ...ofPost.post, author: ofPost.author } : undefined;
  const written = thing ?? (ofComment && { ...ofComment.comment, author: ofComment.author });
  if (!written) return [];
  return [
    {
      id,
      about: commentId === null ? 'post' : 'comment',
      post_id: postId,
      author: presentAuthor(written.author),
      body: written.body,
      images: thing ? presentImages(thing) : [],
      created_at: written.createdAt.toString(),
      reports: [first, ...others].map(({ report, reporter }) => ({
        id: report.id,
        by: fullName(reporter),
        reason: report.reason,
        at: report.createdAt.toString(),
      })),
    },
  ];
};

/** One entry for each thing, with everything that people said about it; what was reported first comes first. */
export const presentReports = (open: OpenReports): NewsfeedReport[] => {
  const things = new Map<string, [Reported, ...Reported[]]>();
  for (const one of open.reports) {
    const thing = `${one.report.postId} ${one.report.commentId ?? ''}`;
    things.set(thing, [...(things.get(thing) ?? []), one] as [Reported, ...Reported[]]);
  }
  return [...things.values()].flatMap((reports) => presentReported(reports, open));
};
