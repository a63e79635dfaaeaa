import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { createPost } from '../../../contract/newsfeed/index.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockRunningShared } from '../programmes/index.ts';
import { factsOf, type LoadedPost, type Reader } from './permissions.ts';
import { whyNotEdit } from './rules.ts';
import { changePost, insertPost, lockPost } from './store/posts.ts';
import type { StoredImage } from './tables.ts';
import { tellMembers } from './tell.ts';

/** B91: a text, pictures, or both. */
const refuseEmpty = (body: string, images: readonly StoredImage[]) =>
  refuseIf(body === '' && images.length === 0 ? 'newsfeed.empty' : null);

export const writePost = async (
  work: Work<Actor>,
  { byMember }: Reader,
  { program_id: programId, body }: Pick<EndpointInput<typeof createPost>['body'], 'program_id' | 'body'>,
  images: StoredImage[],
) => {
  const { tx, actor, now } = work;
  await lockRunningShared(tx, programId);
  refuseEmpty(body, images);
  const id = await insertPost(tx, { programId, userId: actor.id, byMember, body, images, createdAt: now });
  await tellMembers(work, programId);
  return id;
};

/** B91: within 24 hours, the text alone. A text that stays the same was not edited. */
export const editPost = async (work: Work<Actor>, { view, reader }: LoadedPost, body: string) => {
  const { tx, actor, now } = work;
  const post = found(await lockPost(tx, view.post.id), 'newsfeed.not_found');
  const facts = factsOf(reader, post.userId, actor);
  refuseIf(whyNotEdit(facts, post.createdAt, now), facts.mine ? 422 : 403);
  await lockRunningShared(tx, post.programId);
  refuseEmpty(body, post.images);
  if (body === post.body) return;
  await changePost(tx, post.id, { body, editedAt: now });
  await tellMembers(work, post.programId);
};
