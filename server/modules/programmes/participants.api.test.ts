import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import * as contract from '../../../contract/programmes/index.ts';
import { programmeView } from '../../../contract/screens/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { lettersTo, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Query = Parameters<typeof world.ask<typeof contract.listParticipants>>[2]['query'];
const list = (query: Query = {}, as: Persona = 'programme_admin') =>
  world.ask(as, contract.listParticipants, { params: { id: world.alpha.id }, query });
const namesIn = ({ body }: { body: { participants: { full_name: string }[] } }) =>
  body.participants.map(({ full_name: name }) => name);
const remove = (person: 'mentee' | 'mentor' | 'portal_owner' | 'programme_admin', as: Persona = 'programme_admin') => {
  const roles = { mentee: 'Mentee', mentor: 'Mentor', portal_owner: 'Portal Owner', programme_admin: 'Admin' } as const;
  return world.ask(as, contract.removeUser, {
    body: { role_id: world.alpha.roleIds[roles[person]], user_id: world.ids[person] },
  });
};

/** Makes this many members of alpha, whose accounts have no way to sign in. */
const crowd = (many: number, role: 'Mentor' | 'Mentee' = 'Mentee') =>
  world.rows(
    `with made as (insert into users (public_id, slug, firstname, lastname, email, phone_no, user_type, timezone, created_at)
       select md5('c' || n), 'crowd-' || n, 'Crowd', lpad(n::text, 4, '0'), 'crowd' || n || '@example.com', '6012000' || lpad(n::text, 4, '0'),
         'mentee', 'Asia/Kuala_Lumpur', $3::timestamptz from generate_series(1, $4::int) n returning id)
     insert into program_memberships (program_id, user_id, role_id, joined_at) select $1, id, $2, $3::timestamptz from made`,
    [world.alpha.id, world.alpha.roleIds[role], world.clock.now().toString(), many],
  );

test('INV-01 INV-04 INV-26 the participants with their counts, roles by name, Portal Owner among them', async () => {
  await crowd(2);
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.roles.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
    ['Admin', 1],
    ['Mentee', 3],
    ['Mentor', 1],
    ['Portal Owner', 1],
  ]);
  expect(body).toMatchObject({ total: 6, mentors: 1, mentees: 3, may_add_roles: false });
  const owner = body.participants.find((one: { user_id: number }) => one.user_id === world.ids.portal_owner);
  expect(owner).toMatchObject({ role: { name: 'Portal Owner' }, is_owner: true, is_self: false });
  const self = body.participants.find((one: { user_id: number }) => one.user_id === world.ids.programme_admin);
  expect(self).toMatchObject({ is_owner: false, is_self: true });
});

test('INV-01 people are found by name, e-mail and phone, and in the tab of their role', async () => {
  await crowd(12);
  expect(namesIn(await list({ search: 'crowd 0007' }))).toEqual(['Crowd 0007']);
  expect(namesIn(await list({ search: 'MENTOR@example' }))).toEqual(['Mentor Tan']);
  expect(namesIn(await list({ search: '+60 12-000 0011' }))).toEqual(['Crowd 0011']);
  expect(namesIn(await list({ search: '%' }))).toEqual([]);
  expect(namesIn(await list({ role_id: world.alpha.roleIds.Mentor }))).toEqual(['Mentor Tan']);
});

test('INV-03 INV-07 tables turn by 10 or by what is chosen, 30 unless told', async () => {
  await crowd(45);
  const first = await list({ per_page: 10, page: 5 });
  expect(first.body).toMatchObject({ total: 49, per_page: 10, page: 5, max_pages: 5 });
  expect(first.body.participants).toHaveLength(9);
  expect((await list()).body).toMatchObject({ per_page: 30, max_pages: 2 });
  for (const size of [20, 30, 50, 100]) expect((await list({ per_page: size as 20 })).status).toBe(200);
  expect((await list({ per_page: 25 as 20 })).status).toBe(422);
});

test('INV-30 SYS-15 the file is named by title and day, that of the programme, and no cell is a formula', async () => {
  await world.rows(`update users set firstname = '=cmd()' where id = $1`, [world.ids.mentee]);
  // An hour after midnight there; in UTC it is still the day before.
  world.clock.moveTo(Temporal.Instant.from('2026-11-21T17:00:00Z'));
  await world.rows(`update program_memberships set joined_at = '2026-11-20T17:00:00Z' where user_id = $1`, [
    world.ids.mentee,
  ]);
  const { status, body, headers } = await world.ask('programme_admin', contract.participantsCsv, {
    params: { enterprise: 'acme', programme: 'alpha' },
    query: { is_csv: 'true' },
  });
  expect(status).toBe(200);
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Participants 22-11-2026.csv');
  const rows = cellsOf(body);
  expect(rows[0]?.slice(0, 6)).toEqual(['Name', 'Email', 'Phone', 'Role', 'Mentee capacity', 'Joined on']);
  expect(rows.map((row) => row.slice(0, 6))).toContainEqual([
    "'=cmd() Tan",
    'mentee@example.com',
    '',
    'Mentee',
    '',
    '2026-11-21',
  ]);
  expect(rows).toHaveLength(5);
  const mentors = await world.ask('programme_admin', contract.participantsCsv, {
    params: { enterprise: 'acme', programme: 'alpha' },
    query: { role_id: world.alpha.roleIds.Mentor },
  });
  expect(decodeURIComponent(String(mentors.headers['content-disposition']))).toContain('Mentor 22-11-2026.csv');
  expect(cellsOf(mentors.body)).toHaveLength(2);
});

test('INV-08 a removed member is out, and a second removal changes nothing', async () => {
  expect((await remove('mentee')).status).toBe(200);
  const view = await world.ask('mentee', programmeView, { query: { program_id: world.alpha.id } });
  expect(view.body.viewer).toBeNull();
  expect(namesIn(await list())).not.toContain('Mentee Tan');
  expect((await remove('mentee')).status).toBe(200);
  expect(await world.rows(`select 1 from audit_log where action = 'member.removed'`)).toHaveLength(1);
});

test('INV-08 who has another role than the one named is not removed', async () => {
  const { ids, alpha, beta } = world;
  const removeAs = (role_id: number) =>
    world.ask('programme_admin', contract.removeUser, { body: { role_id, user_id: ids.mentee } });
  for (const role of ['Mentor', 'Admin'] as const)
    expect(await removeAs(alpha.roleIds[role])).toMatchObject({
      status: 404,
      body: { code: 'programmes.member_not_found' },
    });
  expect((await removeAs(beta.roleIds.Mentee)).status).toBe(404);
  expect(namesIn(await list())).toContain('Mentee Tan');
  expect(await world.rows(`select 1 from audit_log where action = 'member.removed'`)).toEqual([]);
});

test('INV-06 D30 nobody removes or edits a Portal Owner here, or themselves', async () => {
  expect(await remove('portal_owner')).toMatchObject({ status: 403, body: { code: 'programmes.owner_stays' } });
  expect(await remove('portal_owner', 'platform_admin')).toMatchObject({ status: 403 });
  expect(await remove('programme_admin')).toMatchObject({ status: 403, body: { code: 'programmes.not_yourself' } });
  const edit = await world.ask('programme_admin', contract.changeParticipant, {
    params: { id: world.alpha.id, userId: world.ids.portal_owner },
    body: { role_id: world.alpha.roleIds.Mentee },
  });
  expect(edit).toMatchObject({ status: 403, body: { code: 'programmes.owner_stays' } });
  expect(await remove('programme_admin', 'portal_owner')).toMatchObject({ status: 200 });
});

const change = (userId: number, body: object) =>
  world.ask('programme_admin', contract.changeParticipant, { params: { id: world.alpha.id, userId }, body });

test('INV-06 an admin gives another role and a capacity; only mentors have one, and nobody becomes an owner', async () => {
  const { ids, alpha } = world;
  expect((await change(ids.mentor, { capacity: 4 })).body).toMatchObject({ capacity: 4, role: { name: 'Mentor' } });
  expect((await change(ids.mentee, { capacity: 4 })).body.fields).toEqual({ capacity: 'Only a mentor takes mentees' });
  expect((await change(ids.mentor, { capacity: -1 })).body.fields).toEqual({ capacity: 'Please use 0 or more' });
  expect((await change(ids.mentor, { role_id: alpha.roleIds.Mentee })).body).toMatchObject({
    capacity: null,
    role: { name: 'Mentee' },
  });
  expect((await change(ids.mentor, { role_id: alpha.roleIds['Portal Owner'] })).status).toBe(404);
  expect((await change(ids.mentor, { role_id: world.beta.roleIds.Mentor })).status).toBe(404);
  expect((await change(ids.other_mentor, { capacity: 1 })).status).toBe(404);
});

test('B76 owners add roles, whose names are one of a kind; a switched-off programme takes none', async () => {
  const add = (name: string) =>
    world.ask('portal_owner', contract.addRole, {
      params: { id: world.alpha.id },
      body: { name, user_type: 'mentor' },
    });
  expect((await add('Senior Mentor')).body).toMatchObject({ name: 'Senior Mentor', user_type: 'mentor' });
  expect((await add('senior mentor')).body.fields).toEqual({ name: 'This role exists already' });
  expect((await add(' ')).body.fields).toEqual({ name: 'Role name is a required field' });
  const { body } = await list({}, 'portal_owner');
  expect(body.may_add_roles).toBe(true);
  expect(body.roles.map((role: { name: string }) => role.name)).toEqual([
    'Admin',
    'Mentee',
    'Mentor',
    'Portal Owner',
    'Senior Mentor',
  ]);
  await world.rows('update programs set is_active = false where id = $1', [world.alpha.id]);
  expect(await add('Late')).toMatchObject({ status: 422, body: { code: 'programmes.inactive' } });
  expect((await change(world.ids.mentor, { capacity: 1 })).body.code).toBe('programmes.inactive');
});

test('M41 INV-01 the table says who was only invited and who has not confirmed their address', async () => {
  await crowd(1);
  await world.rows(
    'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
    [world.alpha.id, world.ids.unconfirmed, world.alpha.roleIds.Mentee, world.clock.now().toString()],
  );
  const people = async () =>
    (await list()).body.participants.map((one: { full_name: string; standing: string }) => [
      one.full_name,
      one.standing,
    ]);
  // Nobody in the crowd has a password; the two others sign in with theirs.
  expect(await people()).toEqual(
    expect.arrayContaining([
      ['Crowd 0001', 'invited'],
      ['Unconfirmed Tan', 'not_confirmed'],
      ['Mentor Tan', 'joined'],
    ]),
  );
  // Whoever has chosen a password through the emailed link has confirmed the address with it (B03).
  await world.rows(
    `insert into identities (user_id, provider, subject, secret_hash, created_at)
     select id, 'password', email, 'x', created_at from users where email = 'crowd1@example.com'`,
  );
  await world.rows("update users set confirmed_at = created_at where email = 'crowd1@example.com'");
  expect(await people()).toEqual(expect.arrayContaining([['Crowd 0001', 'joined']]));
});

test('B77 whoever is removed is told by email and bell, once; somebody who closes their account is not', async () => {
  await remove('mentee');
  await remove('mentee');
  await world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'Moving on' } });
  await world.runJobs();
  expect(onlyLetterTo(world, 'mentee@example.com').subject).toBe('You are no longer in Alpha');
  expect((await toldTo(world, world.ids.mentee)).map(({ message }) => message)).toEqual([
    'You are no longer in Alpha.',
  ]);
  expect(lettersTo(world, 'mentor@example.com').map(({ subject }) => subject)).not.toContain(
    'You are no longer in Alpha',
  );
});
