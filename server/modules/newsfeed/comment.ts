import type { PostCommented } from '../../domain-events/newsfeed.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockRunningShared } from '../programmes/index.ts';
import type { LoadedPost } from './permissions.ts';
import { insertComment } from './store/comments.ts';
import { holdPost } from './store/posts.ts';
import { tellMembers } from './tell.ts';

export const comment = async (work: Work<Actor>, { view, reader }: LoadedPost, body: string) => {
  const { tx, actor, now } = work;
  await lockRunningShared(tx, view.post.programId);
  const post = found(await holdPost(tx, view.post.id), 'newsfeed.not_found');
  const id = await insertComment(tx, {
    postId: post.id,
    userId: actor.id,
    byMember: reader.byMember,
    body,
    createdAt: now,
  });
  await work.announce<PostCommented>({ name: 'newsfeed.commented', at: now.toString(), commentId: id });
  await tellMembers(work, post.programId);
  return id;
};
