import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/newsfeed/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { commentOn, pngFile, postIn, reportOf, storedSince } from './newsfeed.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const many = <T>(times: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)));
const count = async (from: string) => (await world.rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;

test('B91 of twelve likes of one person at once there is one', async () => {
  const id = await postIn(world);
  const replies = await many(12, () => world.ask('mentor', contract.likePost, { params: { id }, body: {} }));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(await count('newsfeed_likes')).toBe(1);
});

test('B91 the database alone refuses a second like of one person', async () => {
  const id = await postIn(world);
  const values = [id, world.ids.mentor, world.clock.now().toString()];
  const twice = 'insert into newsfeed_likes (post_id, user_id, by_member, created_at) values ($1, $2, true, $3)';
  await world.rows(twice, values);
  await expect(world.rows(twice, values)).rejects.toThrow('newsfeed_likes_pkey');
});

test('B140 of three presses at once one posts, with one picture', async () => {
  const before = world.vendors.stored();
  const post = () =>
    world.ask(
      'mentee',
      contract.createPost,
      { body: { program_id: world.alpha.id, body: 'Once' } },
      { uploads: [pngFile()], headers: { 'idempotency-key': 'tap' } },
    );
  const replies = await many(3, post);
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(await count('newsfeed_posts')).toBe(1);
  expect(storedSince(world, before)).toHaveLength(1);
});

test('B91 admins pin a post at once: it is pinned, with one line in the log', async () => {
  const id = await postIn(world);
  const admins = ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const;
  const replies = await Promise.all(
    admins.map((as) => world.ask(as, contract.pinPost, { params: { id }, body: { pinned: true } })),
  );
  expect(replies.map(({ body }) => body.pinned)).toEqual([true, true, true, true]);
  expect(await count(`audit_log where action = 'newsfeed.pinned'`)).toBe(1);
});

test('NEW-06 one admin takes down what another keeps at the same moment: one decision counts for every report', async () => {
  const postId = await postIn(world);
  const first = await reportOf(world, { postId });
  await reportOf(world, { postId, by: 'portal_owner' });
  const decide = (as: 'programme_admin' | 'enterprise_admin', decision: contract.ReportDecision) =>
    world.ask(as, contract.decideReport, { params: { id: first }, body: { decision } });
  const replies = await Promise.all([decide('programme_admin', 'take_down'), decide('enterprise_admin', 'keep')]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await world.rows('select distinct decision from newsfeed_reports')).toHaveLength(1);
  const [{ gone } = { gone: null }] = await world.rows<{ gone: boolean }>(
    `select (select deleted_at is not null from newsfeed_posts)
       = (select bool_and(decision = 'taken_down') from newsfeed_reports) as gone`,
  );
  expect(gone).toBe(true);
});

test('NEW-06 a post is taken down while one of its reported comments is: nobody waits for the other', async () => {
  const postId = await postIn(world);
  const comments = [await commentOn(world, postId), await commentOn(world, postId)];
  const reports = [await reportOf(world, { postId })];
  for (const commentId of comments) reports.push(await reportOf(world, { postId, commentId }));
  const replies = await Promise.all(
    reports.map((id) =>
      world.ask('programme_admin', contract.decideReport, { params: { id }, body: { decision: 'take_down' } }),
    ),
  );
  for (const { status } of replies) expect(status).toBe(200);
  expect(await count('newsfeed_reports where decided_at is null')).toBe(0);
});
