import { newFileKey } from '../../platform/files.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { png } from '../profiles/pictures.fixture.ts';

export const pngFile = (name = 'a.png', bytes: Uint8Array = png) => ({
  field: 'images',
  name,
  type: 'image/png',
  bytes,
});

const firstId = ([row]: readonly { id: number }[]) => row?.id ?? 0;

interface Post {
  programId?: number;
  by?: Person;
  body?: string;
  pictures?: number;
  pinned?: boolean;
}

/** A post of the mentee in Alpha, unless told otherwise, as it would be after a call. */
export const postIn = async (
  world: World,
  { programId = world.alpha.id, by = 'mentee', body = 'Hello', pictures = 0, pinned = false }: Post = {},
) => {
  const images = [];
  for (let at = 0; at < pictures; at += 1) {
    const key = newFileKey('newsfeed', 'webp');
    await world.vendors.files.put(key, png, 'image/webp');
    images.push({ key, alt: 'A dot', width: 1, height: 1 });
  }
  return firstId(
    await world.rows<{ id: number }>(
      `insert into newsfeed_posts (program_id, user_id, by_member, body, images, pinned, created_at)
       values ($1, $2, true, $3, $4, $5, $6) returning id::int`,
      [programId, world.ids[by], body, JSON.stringify(images), pinned, world.clock.now().toString()],
    ),
  );
};

export const commentOn = async (
  world: World,
  postId: number,
  { by = 'mentee', body = 'A comment' }: { by?: Person; body?: string } = {},
) =>
  firstId(
    await world.rows<{ id: number }>(
      `insert into newsfeed_comments (post_id, user_id, by_member, body, created_at)
       values ($1, $2, true, $3, $4) returning id::int`,
      [postId, world.ids[by], body, world.clock.now().toString()],
    ),
  );

interface Report {
  postId: number;
  commentId?: number | null;
  by?: Person;
  reason?: string;
}

export const reportOf = async (
  world: World,
  { postId, commentId = null, by = 'mentor', reason = 'Off topic' }: Report,
) =>
  firstId(
    await world.rows<{ id: number }>(
      `insert into newsfeed_reports (program_id, post_id, comment_id, reporter_id, reason, created_at)
       select program_id, id, $2, $3, $4, $5 from newsfeed_posts where id = $1 returning id::int`,
      [postId, commentId, world.ids[by], reason, world.clock.now().toString()],
    ),
  );

/** The pictures that are stored now and were not before: files outlive the rows of a test. */
export const storedSince = (world: World, before: readonly string[]) =>
  world.vendors.stored().filter((name) => name.startsWith('newsfeed/') && !before.includes(name));
