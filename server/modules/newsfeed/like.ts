import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockRunningShared } from '../programmes/index.ts';
import type { LoadedPost } from './permissions.ts';
import { holdPost, insertLike, removeLike } from './store/posts.ts';
import { tellAuthor } from './tell.ts';

/** B91: the key of the table makes it one, however often and from however many devices it is sent. */
export const like = async (work: Work<Actor>, { view, reader }: LoadedPost, liked: boolean) => {
  const { tx, actor, now } = work;
  await lockRunningShared(tx, view.post.programId);
  const { id, userId } = found(await holdPost(tx, view.post.id), 'newsfeed.not_found');
  if (liked) await insertLike(tx, { postId: id, userId: actor.id, byMember: reader.byMember, createdAt: now });
  else await removeLike(tx, id, actor.id);
  tellAuthor(work, userId);
};
