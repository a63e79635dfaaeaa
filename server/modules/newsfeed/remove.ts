import type { NewsfeedTakenDown, ReportsDecided } from '../../domain-events/newsfeed.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { letGo } from '../profiles/index.ts';
import { lockRunningShared } from '../programmes/index.ts';
import { factsOf, type LoadedComment, type LoadedPost } from './permissions.ts';
import { whyNotDelete } from './rules.ts';
import { changeComment, lockComment } from './store/comments.ts';
import { changePost, holdPost, lockPost } from './store/posts.ts';
import { decideReports, type Thing } from './store/reports.ts';
import { tellMembers } from './tell.ts';

interface Written {
  programId: number;
  postId: number;
  commentId: number | null;
  userId: number;
}

/** Whatever was reported about it is decided; an admin who takes down what another wrote leaves a line in the log. */
const conclude = async (work: Work<Actor>, { programId, postId, commentId, userId }: Written) => {
  const { tx, actor, now } = work;
  const byAuthor = userId === actor.id;
  const thing: Thing = commentId === null ? { postId } : { postId, commentId };
  const reportIds = await decideReports(tx, thing, {
    decision: byAuthor ? 'deleted' : 'taken_down',
    decidedAt: now,
    decidedBy: actor.id,
  });
  const at = now.toString();
  if (reportIds.length > 0) await work.announce<ReportsDecided>({ name: 'newsfeed.reports_decided', at, reportIds });
  if (!byAuthor) {
    const data = { post_id: postId, user_id: userId, ...(commentId !== null && { comment_id: commentId }) };
    await recordInProgram(work, programId, { action: 'newsfeed.taken_down', data });
    await work.announce<NewsfeedTakenDown>({
      name: 'newsfeed.taken_down',
      at,
      programId,
      authorId: userId,
      postId,
      commentId,
    });
  }
  await tellMembers(work, programId);
};

/**
 * The text of what an author deletes is gone; that of what an admin takes down stays in the table, should it be asked
 * about. Neither is shown to anybody. Pictures are removed.
 */
const goneFor = (work: Work<Actor>, { userId, body }: { userId: number; body: string }) => ({
  deletedAt: work.now,
  deletedBy: work.actor.id,
  body: userId === work.actor.id ? '' : body,
});

/** B91; the post is locked, and whoever asks may delete it. */
export const takeAwayPost = async (work: Work<Actor>, id: number) => {
  const post = found(await lockPost(work.tx, id), 'newsfeed.not_found');
  await changePost(work.tx, id, { ...goneFor(work, post), images: [], pinned: false });
  for (const { key } of post.images) await letGo(work, key);
  await conclude(work, { ...post, postId: id, commentId: null });
};

/** The post is held first, in the order in which everybody locks them. */
export const takeAwayComment = async (work: Work<Actor>, id: number, postId: number) => {
  const post = found(await holdPost(work.tx, postId), 'newsfeed.not_found');
  const comment = found(await lockComment(work.tx, id), 'newsfeed.not_found');
  await changeComment(work.tx, id, goneFor(work, comment));
  await conclude(work, { programId: post.programId, postId, commentId: id, userId: comment.userId });
};

const refuseOthers = async (
  work: Work<Actor>,
  { reader }: Pick<LoadedPost, 'reader'>,
  written: { userId: number; programId: number },
) => {
  const facts = factsOf(reader, written.userId, work.actor);
  refuseIf(whyNotDelete(facts), facts.mine || facts.isAdmin ? 422 : 403);
  await lockRunningShared(work.tx, written.programId);
};

export const removePost = async (work: Work<Actor>, loaded: LoadedPost) => {
  const { post } = loaded.view;
  await refuseOthers(work, loaded, post);
  await takeAwayPost(work, post.id);
};

export const removeComment = async (work: Work<Actor>, loaded: LoadedComment) => {
  const { comment, programId } = loaded.view;
  await refuseOthers(work, loaded, { userId: comment.userId, programId });
  await takeAwayComment(work, comment.id, comment.postId);
};
