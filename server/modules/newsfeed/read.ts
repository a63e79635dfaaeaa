import { newsfeedPageSize } from '../../../contract/newsfeed/index.ts';
import type { Files } from '../../platform/files.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { LoadedPost, Reader } from './permissions.ts';
import { presentComment, presentPost } from './present.ts';
import { commentsOf } from './queries/comments.ts';
import { type Place, postById, postsOf } from './queries/posts.ts';

/** `1-17`: among what is pinned, below post 17; `0-17`: below it among the others. */
const placeIn = (after: string | undefined): Place | null => {
  if (after === undefined) return null;
  const [pinned, id] = after.split('-');
  return { pinned: pinned === '1', id: Number(id) };
};

export const showPosts = async (work: Work<Actor>, programId: number, reader: Reader, after: string | undefined) => {
  const rows = await postsOf(work.tx, programId, work.actor.id, placeIn(after));
  const views = rows.slice(0, newsfeedPageSize);
  const last = rows.length > newsfeedPageSize ? views.at(-1)?.post : undefined;
  return {
    posts: views.map((view) => presentPost(work, view, reader)),
    next: last ? `${last.pinned ? 1 : 0}-${last.id}` : null,
  };
};

/** As it is after a change. */
export const showChanged = async (work: Work<Actor>, id: number, reader: Reader) =>
  presentPost(work, found(await postById(work.tx, id, work.actor.id), 'newsfeed.not_found'), reader);

export const showComments = async (work: Work<Actor>, { view, reader }: LoadedPost, before: number | undefined) => {
  const rows = await commentsOf(work.tx, view.post.id, before ?? null);
  const views = rows.slice(0, newsfeedPageSize);
  return {
    comments: views.map((one) => presentComment(work, one, reader)).toReversed(),
    earlier: rows.length > newsfeedPageSize ? (views.at(-1)?.comment.id ?? null) : null,
  };
};

/** Nobody outside the program gets it, whatever address they know. */
export const showImage = async ({ view }: LoadedPost, number: number, files: Files) => {
  const image = found(view.post.images[number - 1], 'newsfeed.not_found');
  const { stream, type } = found((await files.get(image.key)) ?? undefined, 'newsfeed.not_found');
  return { body: stream, type };
};
