import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/newsfeed/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { commentOn, postIn } from './newsfeed.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const reportPost = (as: Person, id: number, reason = 'Off topic') =>
  world.ask(as, contract.reportPost, { params: { id }, body: { reason } });
const reportComment = (as: Person, id: number, reason = 'Rude') =>
  world.ask(as, contract.reportComment, { params: { id }, body: { reason } });
const queue = async () =>
  (await world.ask('programme_admin', contract.listReports, { query: { program_id: world.alpha.id } })).body
    .reports as contract.NewsfeedReport[];
const decide = (id: number, decision: contract.ReportDecision, as: Person = 'programme_admin') =>
  world.ask(as, contract.decideReport, { params: { id }, body: { decision } });
const told = async (person: Person) => {
  await world.runJobs();
  return (await toldTo(world, world.ids[person as 'mentee'])).map(({ message }) => message);
};
const audited = () => world.rows(`select action, data from audit_log where action like 'newsfeed.%' order by id`);

test('NEW-06 a post is reported by two people and taken down: all three are told, and the log has it', async () => {
  const id = await postIn(world, { body: 'Buy my course' });
  expect((await reportPost('mentor', id, 'An advertisement')).body).toEqual({
    message: 'Thank you. An admin will look into it.',
  });
  await reportPost('portal_owner', id, 'Spam');
  const [entry, ...more] = await queue();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    about: 'post',
    post_id: id,
    body: 'Buy my course',
    author: { full_name: 'Mentee Tan' },
    reports: [
      { by: 'Mentor Tan', reason: 'An advertisement' },
      { by: 'Portal Owner Tan', reason: 'Spam' },
    ],
  });
  expect(await told('programme_admin')).toEqual([
    'Something in the newsfeed of Alpha was reported.',
    'Something in the newsfeed of Alpha was reported.',
  ]);
  expect((await decide(entry?.id ?? 0, 'take_down')).body).toEqual({ message: 'It was taken down.' });
  expect(await queue()).toEqual([]);
  const answer = await world.ask('mentor', contract.showPost, { params: { id } });
  expect(answer.status).toBe(404);
  expect(JSON.stringify(answer.body)).not.toContain('Buy my course');
  expect(await told('mentor')).toEqual(['What you reported in the newsfeed of Alpha was taken down.']);
  expect((await told('portal_owner')).at(-1)).toBe('What you reported in the newsfeed of Alpha was taken down.');
  expect(await told('mentee')).toEqual(['An admin took down a post of yours in the newsfeed of Alpha.']);
  expect(await audited()).toEqual([
    { action: 'newsfeed.taken_down', data: { post_id: id, user_id: world.ids.mentee } },
  ]);
});

test('NEW-06 a comment is reported and kept: it stays, and whoever reported it is told', async () => {
  const id = await postIn(world);
  const comment = await commentOn(world, id, { by: 'mentor', body: 'I disagree' });
  await reportComment('mentee', comment);
  const [entry] = await queue();
  expect(entry).toMatchObject({ about: 'comment', post_id: id, body: 'I disagree', images: [] });
  expect((await decide(entry?.id ?? 0, 'keep')).body).toEqual({ message: 'It stays in the newsfeed.' });
  expect(await told('mentee')).toEqual(['An admin looked at what you reported in the newsfeed of Alpha, and kept it.']);
  expect(await told('mentor')).toEqual([]);
  expect(await audited()).toEqual([
    { action: 'newsfeed.kept', data: { post_id: id, comment_id: comment, user_id: world.ids.mentor } },
  ]);
  // What was kept may be reported again.
  await reportComment('mentee', comment, 'It goes on');
  expect(await queue()).toHaveLength(1);
});

test('NEW-06 a comment is taken down; the post and its other comments stay', async () => {
  const id = await postIn(world);
  const [rude, kind] = [await commentOn(world, id, { by: 'mentor' }), await commentOn(world, id)];
  await reportComment('mentee', rude);
  await decide((await queue())[0]?.id ?? 0, 'take_down');
  const { comments } = (await world.ask('mentee', contract.listComments, { params: { id }, query: {} })).body;
  expect(comments).toMatchObject([{ id: kind }]);
  expect(await told('mentor')).toEqual(['An admin took down a comment of yours in the newsfeed of Alpha.']);
});

test('NEW-06 a second report of the same person changes nothing; nobody reports what is their own', async () => {
  const id = await postIn(world);
  await reportPost('mentor', id, 'First');
  expect((await reportPost('mentor', id, 'Second')).status).toBe(200);
  expect((await queue())[0]?.reports.map(({ reason }) => reason)).toEqual(['First']);
  expect(await reportPost('mentee', id)).toMatchObject({ status: 422, body: { code: 'newsfeed.own' } });
  for (const [reason, words] of [
    [' ', 'Please give a reason'],
    ['x'.repeat(501), 'Please use at most 500 characters'],
  ] as const)
    expect(await reportPost('mentor', id, reason)).toMatchObject({ status: 422, body: { fields: { reason: words } } });
});

test('NEW-06 its author deletes what was reported: it leaves the queue, and the reporter is told', async () => {
  const id = await postIn(world);
  const comment = await commentOn(world, id);
  await reportPost('mentor', id);
  await reportComment('mentor', comment);
  const [first] = await queue();
  await world.ask('mentee', contract.deletePost, { params: { id } });
  expect(await queue()).toEqual([]);
  expect(await told('mentor')).toEqual(['What you reported in the newsfeed of Alpha was deleted by its author.']);
  expect(await decide(first?.id ?? 0, 'keep')).toMatchObject({
    status: 422,
    body: { code: 'newsfeed.decided_already' },
  });
});

test('NEW-06 the same decision twice is the same; another one comes too late', async () => {
  await reportPost('mentor', await postIn(world));
  const [{ id } = { id: 0 }] = await queue();
  expect((await decide(id, 'take_down')).status).toBe(200);
  expect((await decide(id, 'take_down', 'portal_owner')).status).toBe(200);
  expect((await decide(id, 'keep')).body.code).toBe('newsfeed.decided_already');
  expect(await audited()).toHaveLength(1);
});
