import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import * as contract from '../../../contract/newsfeed/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { commentOn, postIn } from './newsfeed.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const like = (as: Person, id: number, liked = true) =>
  world.ask(as, contract.likePost, { params: { id }, body: { liked } });
const say = (as: Person, id: number, body: string, headers = {}) =>
  world.ask(as, contract.createComment, { params: { id }, body: { body } }, { headers });
const comments = async (id: number, before?: number) =>
  (
    await world.ask('mentee', contract.listComments, {
      params: { id },
      query: before === undefined ? {} : { before },
    })
  ).body as { comments: contract.NewsfeedComment[]; earlier: number | null };
const show = async (id: number) =>
  (await world.ask('mentee', contract.showPost, { params: { id } })).body as contract.NewsfeedPost;

test('B91 a like is one, however often it is sent, and can be taken back', async () => {
  const id = await postIn(world);
  expect((await like('mentor', id)).body).toEqual({ liked: true, likes: 1 });
  expect((await like('mentor', id)).body).toEqual({ liked: true, likes: 1 });
  expect((await like('mentee', id)).body).toEqual({ liked: true, likes: 2 });
  expect((await like('mentor', id, false)).body).toEqual({ liked: false, likes: 1 });
  expect((await like('mentor', id, false)).body).toEqual({ liked: false, likes: 1 });
  expect(await show(id)).toMatchObject({ likes: 1, liked: true });
});

test('B91 a comment of up to 1,000 characters is read below the post; one press says it once', async () => {
  const id = await postIn(world);
  const press = () => say('mentor', id, ' Well said ', { 'idempotency-key': 'tap' });
  const said = await press();
  expect(said).toMatchObject({
    status: 200,
    body: { post_id: id, body: 'Well said', author: { full_name: 'Mentor Tan', role: 'Mentor' } },
  });
  await press();
  expect((await say('mentor', id, 'x'.repeat(1000))).status).toBe(200);
  for (const [body, words] of [
    ['x'.repeat(1001), 'Please use at most 1000 characters'],
    [' ', 'Write a comment first'],
  ] as const)
    expect(await say('mentor', id, body)).toMatchObject({ status: 422, body: { fields: { body: words } } });
  expect((await comments(id)).comments.map(({ body }) => body.length)).toEqual([9, 1000]);
  expect((await show(id)).comments).toBe(2);
});

test('B91 the latest 20 comments come first, in the order they were written, and the earlier ones before them', async () => {
  const id = await postIn(world);
  for (let at = 1; at <= 25; at += 1) await commentOn(world, id, { body: `${at}` });
  const latest = await comments(id);
  expect(latest.comments.map(({ body }) => Number(body))).toEqual(Array.from({ length: 20 }, (_, at) => at + 6));
  const earlier = await comments(id, latest.earlier ?? 0);
  expect(earlier.comments.map(({ body }) => body)).toEqual(['1', '2', '3', '4', '5']);
  expect(earlier.earlier).toBeNull();
});

test('B91 comments are deleted by who wrote them and by admins, and by nobody else', async () => {
  const id = await postIn(world);
  const [own, others] = [await commentOn(world, id), await commentOn(world, id, { by: 'mentor' })];
  const drop = (as: Person, comment: number) => world.ask(as, contract.deleteComment, { params: { id: comment } });
  expect(await drop('mentee', others)).toMatchObject({ status: 403, body: { code: 'newsfeed.authors_only' } });
  expect((await drop('mentee', own)).status).toBe(200);
  expect((await drop('mentee', own)).body.code).toBe('newsfeed.not_found');
  expect((await drop('programme_admin', others)).status).toBe(200);
  expect((await comments(id)).comments).toEqual([]);
  expect((await show(id)).comments).toBe(0);
  expect(await world.rows('select body from newsfeed_comments order by id')).toEqual([
    { body: '' },
    { body: 'A comment' },
  ]);
});

test('C2 the author of a post hears of a comment, in the app, and not of their own', async () => {
  const id = await postIn(world);
  await say('mentor', id, 'Well said');
  await say('mentee', id, 'Thanks');
  await world.runJobs();
  expect(await toldTo(world, world.ids.mentee)).toEqual([
    {
      object_type: 'Newsfeed',
      object_id: String(id),
      message: 'Mentor Tan commented on your post.',
      link_path: `/app/acme/alpha/newsfeed?post=${id}`,
    },
  ]);
  expect(world.vendors.letters).toEqual([]);
});

const remove = (person: Person) =>
  world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentor, user_id: world.ids[person] },
  });

test('NEW-04 INV-10 B77 what a removed member wrote and liked is hidden; it is back when they are', async () => {
  const [theirs, mine] = [await postIn(world, { by: 'mentor', body: 'Gone with me' }), await postIn(world)];
  await commentOn(world, mine, { by: 'mentor' });
  const below = await commentOn(world, theirs);
  await like('mentor', mine);
  expect((await remove('mentor')).status).toBe(200);
  const list = async () =>
    (await world.ask('mentee', contract.listPosts, { query: { program_id: world.alpha.id } })).body.posts;
  expect(await list()).toMatchObject([{ id: mine, likes: 0, comments: 0 }]);
  expect((await comments(mine)).comments).toEqual([]);
  for (const [endpoint, id] of [
    [contract.showPost, theirs],
    [contract.deleteComment, below],
  ] as const)
    expect((await world.ask('mentee', endpoint, { params: { id } })).status).toBe(404);
  await world.rows('update program_memberships set removed_at = null, removed_by = null where user_id = $1', [
    world.ids.mentor,
  ]);
  expect(await list()).toMatchObject([{ id: mine, likes: 1, comments: 1 }, { id: theirs }]);
});

test('NEW-04 B06 what somebody wrote who deleted their account is hidden at once', async () => {
  const id = await postIn(world, { by: 'mentor' });
  const mine = await postIn(world);
  await commentOn(world, mine, { by: 'mentor' });
  await world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'Moving on' } });
  const { posts } = (await world.ask('mentee', contract.listPosts, { query: { program_id: world.alpha.id } })).body;
  expect(posts).toMatchObject([{ id: mine, comments: 0 }]);
  expect((await world.ask('mentee', contract.showPost, { params: { id } })).status).toBe(404);
});

test('NEW-04 an admin from outside the membership goes on being read', async () => {
  const { body } = await world.ask('enterprise_admin', contract.createPost, {
    body: { program_id: world.alpha.id, body: 'From the company' },
  });
  expect(body.author).toMatchObject({ role: null });
  expect(await show(body.id)).toMatchObject({ body: 'From the company' });
});

test('NEW-01 open pages hear of posts and comments, everybody’s in the program; of a like, the author’s alone', async () => {
  const heard = new Set<number>();
  const leave = world.bus.subscribe(({ people, keys }) => {
    if (keys.includes('newsfeed')) for (const id of people) heard.add(id);
  });
  const after = async (act: () => Promise<{ status: number }>) => {
    heard.clear();
    expect((await act()).status).toBe(200);
    return (Object.keys(world.ids) as Person[]).filter((one) => heard.has(world.ids[one as 'mentee'])).toSorted();
  };
  const everybody = ['mentee', 'mentor', 'portal_owner', 'programme_admin'];
  const body = { program_id: world.alpha.id, body: 'Hello' };
  expect(await after(() => world.ask('mentee', contract.createPost, { body }))).toEqual(everybody);
  const id = await postIn(world);
  expect(await after(() => say('mentor', id, 'Well said'))).toEqual(everybody);
  expect(await after(() => like('mentor', id))).toEqual(['mentee', 'mentor']);
  leave();
});
