import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunningShared } from '../programmes/index.ts';
import { factsOf, type LoadedPost } from './permissions.ts';
import { whyNotPin } from './rules.ts';
import { changePost, lockPost } from './store/posts.ts';
import { tellMembers } from './tell.ts';

/** B91: the second of two admins who pin the same post finds it pinned. */
export const pin = async (work: Work<Actor>, { view, reader }: LoadedPost, pinned: boolean) => {
  const { tx, actor } = work;
  const post = found(await lockPost(tx, view.post.id), 'newsfeed.not_found');
  refuseIf(whyNotPin(factsOf(reader, post.userId, actor)), reader.isAdmin ? 422 : 403);
  await lockRunningShared(tx, post.programId);
  if (post.pinned === pinned) return;
  await changePost(tx, post.id, { pinned });
  await recordInProgram(work, post.programId, {
    action: pinned ? 'newsfeed.pinned' : 'newsfeed.unpinned',
    data: { post_id: post.id, user_id: post.userId },
  });
  await tellMembers(work, post.programId);
};
