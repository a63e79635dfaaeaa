import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { manyRemind, manyRemove, manyResend } from '../../../contract/programmes/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { crowdIn } from './many.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const many = (one: 'manyRemind' | 'manyResend' | 'manyRemove', body: object) =>
  world.ask('programme_admin', { manyRemind, manyResend, manyRemove }[one], { params: { id: world.alpha.id }, body });
const changeRole = (body: object, role: 'Mentor' | 'Mentee' | 'Admin') =>
  world.ask('programme_admin', contract.manyChangeRole, {
    params: { id: world.alpha.id },
    body: { ...body, role_id: world.alpha.roleIds[role] },
  });
const roleCounts = async () =>
  Object.fromEntries(
    (
      await world.rows<{ name: string; people: number }>(
        `select r.name, count(m.id)::int as people from roles r
         left join program_memberships m on m.role_id = r.id and m.removed_at is null where r.program_id = $1 group by r.name`,
        [world.alpha.id],
      )
    ).map(({ name, people }) => [name, people]),
  );
const reasonsIn = ({ body }: { body: unknown }) =>
  (body as contract.ManyActState).left_out_people.map(({ full_name: name, reason }) => [name, reason]);

test('everyone whom a filter finds gets another role, and those who cannot are named with the reason', async () => {
  await crowdIn(world, 3);
  const answer = await changeRole({ filter: {}, count: 7 }, 'Mentor');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ act: 'role', status: 'done', total: 7, done: 5, left_out: 2 });
  expect(reasonsIn(answer)).toEqual([
    ['Portal Owner Tan', 'A Portal Owner cannot be edited or removed here.'],
    ['Programme Admin Tan', 'You cannot edit or remove yourself here.'],
  ]);
  expect(await roleCounts()).toEqual({ Admin: 1, Mentee: 0, Mentor: 5, 'Portal Owner': 1 });
  const lines = await world.rows(
    `select 1 from audit_log where action = 'member.role_changed' and data ->> 'to' = 'Mentor'`,
  );
  expect(lines).toHaveLength(4); // one was a mentor already
});

test('a filter that finds others than the admin saw changes nobody and says how many it finds', async () => {
  await crowdIn(world, 3);
  const answer = await many('manyRemove', { filter: { search: 'crowd' }, count: 2 });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    code: 'programmes.list_changed',
    error: 'The list has changed: 3 people match now. Please look again.',
  });
  expect(await roleCounts()).toMatchObject({ Mentee: 4 });
  expect((await many('manyRemove', { user_ids: [] })).body).toMatchObject({ code: 'programmes.nobody_chosen' });
  expect((await many('manyRemove', { filter: { search: 'nobody at all' }, count: 0 })).body).toMatchObject({
    code: 'programmes.nobody_chosen',
  });
});

test('more than 200 are gone through by jobs while the page asks how far it is, and a second press removes nobody else', async () => {
  await crowdIn(world, 450);
  const body = { filter: { search: 'crowd' }, count: 450 };
  const { body: begun } = await many('manyRemove', body);
  expect(begun).toMatchObject({ status: 'running', total: 450, done: 0 });
  expect(await roleCounts()).toMatchObject({ Mentee: 451 });
  await world.runJobs();
  const { body: over } = await world.ask('programme_admin', contract.readManyAct, {
    params: { id: world.alpha.id, actId: (begun as contract.ManyActState).id },
  });
  expect(over).toMatchObject({ status: 'done', total: 450, done: 450, left_out: 0 });
  expect(await roleCounts()).toMatchObject({ Mentee: 1 });
  expect((await many('manyRemove', body)).body).toMatchObject({ code: 'programmes.list_changed' });
});

test('bulk removal never takes the last admin, and does not name people of other programs', async () => {
  await world.rows(
    `update program_memberships set removed_at = joined_at where program_id = $1 and user_id in ($2, $3)`,
    [world.alpha.id, world.ids.portal_owner, world.ids.programme_admin],
  );
  const admins = await crowdIn(world, 2, 'Admin');
  const answer = await world.ask('enterprise_admin', contract.manyRemove, {
    params: { id: world.alpha.id },
    body: { user_ids: [...admins, world.ids.other_mentee] },
  });
  expect(answer.body).toMatchObject({ total: 3, done: 1, left_out: 1, gone: 1 });
  expect(reasonsIn(answer)).toEqual([['Crowd 0002', 'A program needs at least one admin.']]);
  expect(await roleCounts()).toMatchObject({ Admin: 1 });
});

test('people who never signed in are reminded once a day, and nobody else', async () => {
  const [first = 0] = await crowdIn(world, 2);
  const address = 'crowdMentee1@example.com';
  const answer = await many('manyRemind', { user_ids: [first, world.ids.mentee] });
  expect(answer.body).toMatchObject({ act: 'remind', status: 'done', done: 1, left_out: 1 });
  expect(reasonsIn(answer)).toEqual([['Mentee Tan', 'This person has signed in already.']]);
  await world.runJobs();
  const [letter] = lettersTo(world, address);
  expect(letter?.subject).toBe('Your place in Alpha is waiting');
  expect(letter?.text.replaceAll(/\s+/g, ' ')).toContain('added you as a mentee, and you have not signed in yet');
  const again = await many('manyResend', { user_ids: [first] });
  expect(reasonsIn(again)).toEqual([['Crowd 0001', 'This person got an email about it in the last 24 hours.']]);
  world.clock.moveTo(world.clock.now().add({ hours: 24 }));
  expect((await many('manyResend', { user_ids: [first] })).body).toMatchObject({ done: 1, left_out: 0 });
  await world.runJobs();
  const letters = lettersTo(world, address);
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Your place in Alpha is waiting',
    'You are now a member of Alpha',
  ]);
  expect(lettersTo(world, 'mentee@example.com')).toEqual([]);
});

test('B09 reminders count towards the emails of a day and are refused whole when they do not fit', async () => {
  await crowdIn(world, 5);
  const { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: day } = world.settings;
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: 1, EMAILS_A_DAY_PROGRAM: 4 });
  const answer = await many('manyRemind', { filter: { attention: 'never_signed_in' }, count: 5 });
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: day });
  expect(answer.body).toMatchObject({ code: 'programmes.too_many_emails', params: { emails: 5, left: 4 } });
  await world.runJobs();
  expect(lettersTo(world, 'crowdMentee1@example.com')).toEqual([]);
});

test('INV-30 the chosen are written to a file, and those left out to another with their reasons', async () => {
  const [first = 0, second = 0] = await crowdIn(world, 3);
  const { body: file } = await world.ask('programme_admin', contract.manyFile, {
    params: { id: world.alpha.id },
    body: { user_ids: [first, second] },
  });
  expect(cellsOf(String(file)).map(([name]) => name)).toEqual(['Name', 'Crowd 0001', 'Crowd 0002']);
  const { body } = await many('manyRemove', { user_ids: [world.ids.portal_owner, first] });
  const { body: leftOut } = await world.ask('programme_admin', contract.manyLeftOutFile, {
    params: { id: world.alpha.id, actId: (body as contract.ManyActState).id },
  });
  expect(cellsOf(String(leftOut))).toEqual([
    ['Name', 'Email', 'Reason'],
    ['Portal Owner Tan', 'portal_owner@example.com', 'A Portal Owner cannot be edited or removed here.'],
  ]);
});
