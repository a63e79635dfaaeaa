import { beforeEach, expect, test } from 'vitest';
import { toggleProgramme } from '../../../contract/programmes/index.ts';
import * as contract from '../../../contract/newsfeed/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { gif, html, jpg, png, pngOf, svg } from '../profiles/pictures.fixture.ts';
import { pngFile, postIn, storedSince } from './newsfeed.fixture.ts';

let world: World;
let before: string[];
beforeEach(async () => {
  world = await openWorld();
  before = world.vendors.stored();
});

const write = (as: Person, body: object, uploads: ReturnType<typeof pngFile>[] = [], headers = {}) =>
  world.ask(
    as,
    contract.createPost,
    { body: { program_id: world.alpha.id, ...body } },
    { ...(uploads.length > 0 && { uploads }), headers },
  );
const edit = (as: Person, id: number, body: string) =>
  world.ask(as, contract.editPost, { params: { id }, body: { body } });
const remove = (as: Person, id: number) => world.ask(as, contract.deletePost, { params: { id } });
const show = (as: Person, id: number) => world.ask(as, contract.showPost, { params: { id } });
const pin = (as: Person, id: number, pinned = true) =>
  world.ask(as, contract.pinPost, { params: { id }, body: { pinned } });
const list = async (after?: string, as: Person = 'mentor') => {
  const { body } = await world.ask(as, contract.listPosts, {
    query: { program_id: world.alpha.id, ...(after !== undefined && { after }) },
  });
  return body as { posts: contract.NewsfeedPost[]; next: string | null };
};
const texts = async () => (await list()).posts.map(({ body }) => body);
const stored = () => storedSince(world, before);

test('NEW-01 NEW-06 B91 what a member posts is there for everybody in the program, with who wrote it', async () => {
  const { status, body } = await write('mentee', { body: ' Hello, everybody \n' });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(Number),
    program_id: world.alpha.id,
    author: { id: world.ids.mentee, slug: 'mentee', full_name: 'Mentee Tan', photo_url: null, role: 'Mentee' },
    body: 'Hello, everybody',
    images: [],
    pinned: false,
    created_at: world.clock.now().toString(),
    edited_at: null,
    likes: 0,
    liked: false,
    comments: 0,
    why_not: { edit: null, delete: null, pin: 'programmes.admins_only', report: 'newsfeed.own', take_part: null },
  });
  const [seen] = (await list()).posts;
  expect(seen).toMatchObject({
    body: 'Hello, everybody',
    why_not: { edit: 'newsfeed.authors_only', delete: 'newsfeed.authors_only', report: null },
  });
  const [asAdmin] = (await list(undefined, 'enterprise_admin')).posts;
  expect(asAdmin?.why_not).toMatchObject({ edit: 'newsfeed.authors_only', delete: null, pin: null });
});

test('B91 20 a page, the newest first, pinned on top, and nothing twice while more is written', async () => {
  const ids: number[] = [];
  for (let at = 1; at <= 43; at += 1) ids.push(await postIn(world, { body: `Post ${at}` }));
  await pin('programme_admin', ids[2] ?? 0);
  await pin('programme_admin', ids[30] ?? 0);
  const first = await list();
  expect(first.posts.slice(0, 4).map(({ body }) => body)).toEqual(['Post 31', 'Post 3', 'Post 43', 'Post 42']);
  await write('mentee', { body: 'Written meanwhile' });
  const second = await list(first.next ?? '');
  const third = await list(second.next ?? '');
  expect([first, second, third].map(({ posts }) => posts.length)).toEqual([20, 20, 3]);
  expect(third.next).toBeNull();
  const read = [first, second, third].flatMap(({ posts }) => posts.map(({ id }) => id));
  expect(new Set(read)).toEqual(new Set(ids));
});

test('B91 more is pinned than a page holds: the list goes on through what is pinned', async () => {
  for (let at = 1; at <= 22; at += 1) await postIn(world, { body: `Pinned ${at}`, pinned: true });
  await postIn(world, { body: 'Not pinned' });
  const first = await list();
  expect(first.next).toMatch(/^1-/);
  expect((await list(first.next ?? '')).posts.map(({ body }) => body)).toEqual(['Pinned 2', 'Pinned 1', 'Not pinned']);
});

test('B91 four pictures with what they show, read by members alone', async () => {
  const files = [pngFile(), pngFile('b.png'), pngFile('c.jpg', jpg), pngFile('d.gif', gif)];
  const { status, body } = await write('mentee', { body: '', alts: ['A blue square', '', 'Third'] }, files);
  expect(status).toBe(200);
  expect(body.images.map(({ alt }: contract.NewsfeedImage) => alt)).toEqual(['A blue square', '', 'Third', '']);
  expect(body.images[2]).toMatchObject({ url: `/newsfeed_posts/${body.id}/images/3`, width: 60, height: 40 });
  const picture = await world.browserOf('mentor').inject({ method: 'GET', url: body.images[0].url });
  expect(picture).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } });
  for (const [as, number, status] of [
    ['other_mentee', 1, 404],
    ['mentor', 5, 404],
  ] as const)
    expect((await world.ask(as, contract.postImage, { params: { id: body.id, number } })).status).toBe(status);
});

test.each([
  ['a fifth picture', Array.from({ length: 5 }, () => pngFile()), 'newsfeed.images_wrong'],
  ['a page', [pngFile('a.png', html)], 'newsfeed.images_wrong'],
  ['a drawing with a script', [pngFile('a.svg', svg)], 'newsfeed.images_wrong'],
  ['too many bytes', [pngFile('a.png', pngOf(contract.newsfeedLimits.imageBytes + 1))], 'newsfeed.images_wrong'],
  ['one that is wrong after one that is right', [pngFile(), pngFile('b.png', html)], 'newsfeed.images_wrong'],
])('B91 %s is refused beside the field, and nothing is stored', async (_what, uploads, code) => {
  const reply = await write('mentee', { body: 'Look' }, uploads);
  expect(reply).toMatchObject({ status: 422, body: { code, fields: { images: expect.any(String) } } });
  expect(stored()).toEqual([]);
  expect(await texts()).toEqual([]);
});

test('B91 a picture of exactly 5 MB is taken; a post needs a text or a picture, and 3,000 characters are the most', async () => {
  const most = pngFile('a.png', pngOf(contract.newsfeedLimits.imageBytes));
  expect((await write('mentee', {}, [most])).status).toBe(200);
  expect((await write('mentee', { body: 'x'.repeat(3000) })).status).toBe(200);
  expect(await write('mentee', { body: 'x'.repeat(3001) })).toMatchObject({
    status: 422,
    body: { fields: { body: 'Please use at most 3000 characters' } },
  });
  expect(await write('mentee', { body: ' \n ' })).toMatchObject({ status: 422, body: { code: 'newsfeed.empty' } });
});

test('B140 one press posts once, and stores its picture once', async () => {
  const press = () => write('mentee', { body: 'Once' }, [pngFile()], { 'idempotency-key': 'tap' });
  const replies = [await press(), await press()];
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(await texts()).toEqual(['Once']);
  expect(stored()).toHaveLength(1);
});

test('B91 its author edits the text for 24 hours, to the second', async () => {
  const { id } = (await write('mentee', { body: 'First' })).body;
  for (const as of ['mentor', 'programme_admin'] as const)
    expect(await edit(as, id, 'Put into their mouth')).toMatchObject({
      status: 403,
      body: { code: 'newsfeed.authors_only' },
    });
  expect((await edit('mentee', id, 'First')).body.edited_at).toBeNull();
  world.clock.moveTo(world.clock.now().add({ hours: 23, minutes: 59, seconds: 59 }));
  expect((await edit('mentee', id, 'Second')).body).toMatchObject({
    body: 'Second',
    edited_at: world.clock.now().toString(),
  });
  world.clock.moveTo(world.clock.now().add({ seconds: 1 }));
  expect((await show('mentee', id)).body.why_not.edit).toBe('newsfeed.edit_too_late');
  expect(await edit('mentee', id, 'Third')).toMatchObject({ status: 422, body: { code: 'newsfeed.edit_too_late' } });
  expect(await texts()).toEqual(['Second']);
});

test('B91 a text may be emptied where there is a picture, and only there', async () => {
  const { id } = (await write('mentee', { body: 'With words' }, [pngFile('a.png', png)])).body;
  expect((await edit('mentee', id, '')).status).toBe(200);
  const words = await postIn(world);
  expect(await edit('mentee', words, ' ')).toMatchObject({ status: 422, body: { code: 'newsfeed.empty' } });
});

test('B91 authors delete their own, text and pictures; it is gone for everybody', async () => {
  const { id } = (await write('mentee', { body: 'Regretted' }, [pngFile()])).body;
  expect((await remove('mentor', id)).status).toBe(403);
  expect((await remove('mentee', id)).body).toEqual({ message: 'Successfully deleted.' });
  for (const as of ['mentee', 'mentor', 'programme_admin'] as const)
    expect((await show(as, id)).body.code).toBe('newsfeed.not_found');
  expect(await texts()).toEqual([]);
  expect(await world.rows('select body, images from newsfeed_posts')).toEqual([{ body: '', images: [] }]);
  await world.runJobs();
  expect(stored()).toEqual([]);
});

test('B91 SYS-19 admins pin, unpin and take down, and each is a line in the log of the program', async () => {
  const id = await postIn(world, { body: 'Off topic' });
  expect((await pin('programme_admin', id)).body.pinned).toBe(true);
  expect((await pin('programme_admin', id)).status).toBe(200);
  expect(await pin('mentor', id)).toMatchObject({ status: 403, body: { code: 'programmes.admins_only' } });
  await pin('programme_admin', id, false);
  expect((await remove('programme_admin', id)).status).toBe(200);
  expect(await texts()).toEqual([]);
  expect(await world.rows(`select action, data from audit_log where action like 'newsfeed.%' order by id`)).toEqual(
    ['newsfeed.pinned', 'newsfeed.unpinned', 'newsfeed.taken_down'].map((action) => ({
      action,
      data: { post_id: id, user_id: world.ids.mentee },
    })),
  );
});

test('B68 nothing is posted, liked, said or reported in a program that is over; it is still read', async () => {
  const id = await postIn(world);
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  const params = { id };
  const replies = [
    await write('mentee', { body: 'Late' }),
    await edit('mentee', id, 'Late'),
    await remove('mentee', id),
    await pin('programme_admin', id),
    await world.ask('mentor', contract.likePost, { params, body: {} }),
    await world.ask('mentor', contract.createComment, { params, body: { body: 'Late' } }),
    await world.ask('mentor', contract.reportPost, { params, body: { reason: 'Late' } }),
  ];
  for (const reply of replies) expect(reply).toMatchObject({ status: 422, body: { code: 'programmes.inactive' } });
  expect((await list()).posts[0]?.why_not.take_part).toBe('programmes.inactive');
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'; drop table newsfeed_posts; --",
  '{{constructor.constructor("alert(1)")()}}',
  '\u202Egnp.exe \u2066hidden\u2069',
  '👩‍👩‍👧‍👦 مرحبا 你好',
])('SYS-09 B91 %j is a text like any other, in a post, below a picture and as the name of a file', async (text) => {
  const { status, body } = await write('mentee', { body: text, alts: [text] }, [pngFile(`${text}.png`)]);
  expect({ status, text: body.body, alt: body.images[0].alt }).toEqual({ status: 200, text, alt: text });
  const picture = await world.browserOf('mentee').inject({ method: 'GET', url: body.images[0].url });
  expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(await texts()).toEqual([text]);
});
