import { beforeEach, expect, test } from 'vitest';
import type { CallInput } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/chat/index.ts';
import { deleteAccount, signOut } from '../../../contract/accounts/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { chatBearer, listFor, messagesFor, saidIn, send, show, talkOf, unreadFor } from './chat.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const bodyOf = (more: object = {}) => ({
  programId: world.alpha.id,
  groupChatName: 'First cohort',
  recipientUserIds: [world.ids.mentee, world.ids.mentor],
  ...more,
});
const make = async (more: object = {}, as: Person = 'programme_admin') =>
  world.ask(as, contract.createGroupChat, { body: bodyOf(more) }, await chatBearer(world, as));
const change = async (as: Person, body: Partial<CallInput<typeof contract.changeGroupChat>['body']> & { id: number }) =>
  world.ask(
    as,
    contract.changeGroupChat,
    { body: { groupChatName: 'First cohort', ...body } },
    await chatBearer(world, as),
  );
const add = async (as: Person, chatId: number, recipientUserIds: number[]) =>
  world.ask(as, contract.addToGroupChat, { body: { chatId, recipientUserIds } }, await chatBearer(world, as));
const remove = async (as: Person, chatId: number, recipientUserIds: number[]) =>
  world.ask(as, contract.removeFromGroupChat, { body: { chatId, recipientUserIds } }, await chatBearer(world, as));
const list = async (as: Person) =>
  world.ask(as, contract.listGroupChats, { query: { programId: world.alpha.id } }, await chatBearer(world, as));

test('CHT-10 CHT-11 a group is made of people of the program; the mentors among them are its admins', async () => {
  const { status, body } = await make({ groupChatDescription: 'January', programName: 'Ignored' });
  const { ids, alpha } = world;
  expect(status).toBe(200);
  const [group] = body.data;
  expect(group).toMatchObject({
    groupChatName: 'First cohort',
    groupChatDescription: 'January',
    programId: alpha.id,
    programName: 'Alpha',
    groupChatAdmins: [ids.mentor],
    active: true,
    can: { rename: true, add: true, remove: true, close: true },
  });
  expect(group.participants.map(({ userId }: { userId: number }) => userId)).toEqual(
    expect.arrayContaining([ids.mentee, ids.mentor, ids.programme_admin]),
  );
  expect((await list('programme_admin')).body.data).toEqual([group]);
  expect((await listFor(world, 'mentee', alpha.id))[0]).toMatchObject({
    kind: 'group',
    name: 'First cohort',
    people: 3,
  });
});

test.each([
  ['CHT-08 a name', { groupChatName: ' ' }, { groupChatName: 'Group name is required' }],
  ['CHT-08 somebody', { recipientUserIds: [] }, { recipientUserIds: 'Please select at least one user' }],
  ['CHT-08 a program', { programId: undefined }, { programId: 'Program is required' }],
])('%s is needed', async (_what, more, fields) => {
  expect((await make(more)).body.fields).toEqual(fields);
});

test('CHT-10 only people of the program can be chosen', async () => {
  const outside = { recipientUserIds: [world.ids.mentee, world.ids.other_mentor] };
  expect((await make(outside)).body.code).toBe('chat.not_in_program');
  const bySlug = { recipientUserIds: ['mentee', 'mentor'] };
  expect((await make(bySlug)).body.data[0].groupChatAdmins).toEqual([world.ids.mentor]);
  const id = (await make()).body.data[0].id;
  expect((await add('programme_admin', id, [world.ids.other_mentor])).body.code).toBe('chat.not_in_program');
});

test('B117 admins of a group name it and add people; who goes, and whether it is open, admins of the program decide', async () => {
  const { ids } = world;
  const id = (await make()).body.data[0].id;
  const renamed = await change('mentor', { id, groupChatName: 'Second cohort', groupChatDescription: 'New' });
  expect(renamed.body.data[0]).toMatchObject({
    groupChatName: 'Second cohort',
    can: { rename: true, add: true, remove: false, close: false },
  });
  // Emails are for admins of the program.
  expect(renamed.body.data[0].participants.map(({ email }: { email: string | null }) => email)).toEqual([
    null,
    null,
    null,
  ]);
  expect((await add('mentor', id, [ids.portal_owner])).status).toBe(200);
  expect((await remove('mentor', id, [ids.portal_owner])).body.code).toBe('programmes.admins_only');
  expect((await change('mentor', { id, active: false })).body.code).toBe('programmes.admins_only');
  expect((await change('mentor', { id, groupChatAdmins: [ids.mentee] })).body.code).toBe('programmes.admins_only');
  expect((await change('mentor', { id, recipientUserIds: [ids.mentor] })).body.code).toBe('programmes.admins_only');
  expect((await change('mentee', { id })).body.code).toBe('chat.group_admins_only');
  expect((await change('other_mentor', { id })).status).toBe(404);
  expect((await list('mentor')).body.data).toHaveLength(1);
  expect((await list('mentee')).body.data).toEqual([]);
});

test('CHT-11 the whole list of people takes out and brings in, and admins are chosen among them', async () => {
  const { ids } = world;
  const id = (await make()).body.data[0].id;
  const wanted = [ids.mentor, ids.portal_owner];
  const { body } = await change('portal_owner', { id, recipientUserIds: wanted, groupChatAdmins: [ids.portal_owner] });
  expect(body.data[0].recipientUserIds.toSorted((a: number, b: number) => a - b)).toEqual(
    wanted.toSorted((a, b) => a - b),
  );
  expect(body.data[0].groupChatAdmins).toEqual([ids.portal_owner]);
  expect((await show(world, id, 'mentee')).status).toBe(404);
});

test('CHT-12 who is taken out loses sight at once, and finds everything when brought back, nothing of it unread', async () => {
  const { ids, alpha } = world;
  const id = (await make()).body.data[0].id;
  await send(world, id, 'mentor', { body: 'before' });
  await remove('programme_admin', id, [ids.mentee]);
  for (const status of [
    (await show(world, id, 'mentee')).status,
    (await send(world, id, 'mentee')).status,
    (await world.ask('mentee', contract.listMessages, { params: { id }, query: {} })).status,
    (await world.ask('mentee', contract.listChanges, { params: { id }, query: { after: 0 } })).status,
  ])
    expect(status).toBe(404);
  expect(await listFor(world, 'mentee', alpha.id)).toEqual([]);
  expect(await unreadFor(world, 'mentee', alpha.id)).toBe(0);
  await send(world, id, 'mentor', { body: 'meanwhile' });
  await add('programme_admin', id, [ids.mentee]);
  expect(await unreadFor(world, 'mentee', alpha.id)).toBe(0);
  expect((await messagesFor(world, id, 'mentee')).data).toHaveLength(2);
  await send(world, id, 'mentor', { body: 'after' });
  expect(await unreadFor(world, 'mentee', alpha.id)).toBe(1);
});

test('CHT-14 a removed member of a program loses its conversations at once, those of two as well', async () => {
  const { ids, alpha } = world;
  const group = (await make()).body.data[0].id;
  const direct = await talkOf(world);
  await saidIn(world, direct, { by: 'mentor' });
  const [role] = await world.rows<{ id: number }>(
    'select role_id::int as id from program_memberships where user_id = $1 and program_id = $2',
    [ids.mentee, alpha.id],
  );
  await world.ask('programme_admin', removeUser, { body: { role_id: role?.id ?? 0, user_id: ids.mentee } });
  for (const id of [group, direct]) expect((await show(world, id, 'mentee')).status).toBe(404);
  expect((await world.ask('mentee', contract.countUnread, { query: { program_id: alpha.id } })).status).toBe(404);
  expect(
    await world.rows('select 1 from conversation_members where user_id = $1 and left_at is null', [ids.mentee]),
  ).toHaveLength(1);
  const { body } = await show(world, direct, 'mentor');
  expect(body.why_not.write).toBe('chat.cannot_write');
  expect((await send(world, direct, 'mentor')).body.code).toBe('chat.cannot_write');
});

test('ACC-66 to somebody who deleted their account nobody writes; their name is gone, what they wrote stays for a while', async () => {
  const id = await talkOf(world);
  await saidIn(world, id, { body: 'Goodbye' });
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'Scheduling sessions was difficult' } });
  const { body } = await show(world, id, 'mentor');
  expect(body).toMatchObject({
    name: 'Deleted User',
    other: { slug: null, photo_url: null, profile_link: null },
    why_not: { write: 'chat.person_left' },
  });
  expect((await messagesFor(world, id, 'mentor')).data[0].body).toBe('Goodbye');
  await world.moveClock(beginning.add({ hours: 30 * 24 }));
  expect((await messagesFor(world, id, 'mentor')).data[0]).toMatchObject({ body: null, version: 2 });
});

test('B116 a closed group is read, and nobody writes in it', async () => {
  const id = (await make()).body.data[0].id;
  const message = (await send(world, id, 'mentor')).body.id;
  expect((await change('programme_admin', { id, active: false })).body.data[0].active).toBe(false);
  expect((await send(world, id, 'mentee')).body.code).toBe('chat.group_closed');
  const react = { params: { id: message }, body: { emoji: '👍' as const, on: true } };
  expect((await world.ask('mentee', contract.reactToMessage, react)).body.code).toBe('chat.group_closed');
  expect((await show(world, id, 'mentee')).body).toMatchObject({
    active: false,
    why_not: { write: 'chat.group_closed' },
  });
  await change('programme_admin', { id, active: true });
  expect((await send(world, id, 'mentee')).status).toBe(200);
});

test('B117 admins of the program delete in its groups at any time, and it is written down; not in what two write', async () => {
  const id = (await make()).body.data[0].id;
  const message = await saidIn(world, id);
  world.clock.moveTo(beginning.add({ hours: 50 }));
  expect((await messagesFor(world, id, 'programme_admin')).data[0].can_delete_until).toBe('always');
  const gone = await world.ask('programme_admin', contract.deleteMessage, { params: { id: message } });
  expect(gone.body.body).toBeNull();
  expect(await world.rows(`select data from audit_log where action = 'chat.message_removed'`)).toEqual([
    { data: { message_id: message, user_id: world.ids.mentee } },
  ]);
  const direct = await talkOf(world, { people: ['mentee', 'programme_admin'] });
  const own = await saidIn(world, direct);
  expect((await world.ask('programme_admin', contract.deleteMessage, { params: { id: own } })).status).toBe(403);
});

test('B116 members leave a group by themselves; two do not leave each other', async () => {
  const id = (await make()).body.data[0].id;
  expect((await world.ask('mentee', contract.leaveConversation, { params: { id }, body: {} })).status).toBe(200);
  expect((await show(world, id, 'mentee')).status).toBe(404);
  const direct = await talkOf(world);
  const refused = await world.ask('mentee', contract.leaveConversation, { params: { id: direct }, body: {} });
  expect(refused.body.code).toBe('chat.groups_only');
});

test('CHT-06 people to choose: searched, by user type, eight a page', async () => {
  const users = async (query: object, as: Person = 'programme_admin') =>
    (
      await world.ask(
        as,
        contract.listGroupUsers,
        { query: { programId: world.alpha.id, ...query } },
        await chatBearer(world, as),
      )
    ).body;
  const { ids } = world;
  expect(await users({})).toMatchObject({ total: 4, page: 1, max_pages: 1 });
  expect((await users({ userType: 'mentor' })).data).toMatchObject([{ userId: ids.mentor, user_type: 'mentor' }]);
  expect((await users({ search: 'MENTEE@' })).data).toMatchObject([
    { userId: ids.mentee, email: 'mentee@example.com' },
  ]);
  const chatId = (await make({ recipientUserIds: [ids.mentor] })).body.data[0].id;
  const flags = (await users({ chatId })).data.map((one: { userId: number; in_group: boolean }) => [
    one.userId,
    one.in_group,
  ]);
  expect(Object.fromEntries(flags)).toMatchObject({ [ids.mentor]: true, [ids.mentee]: false });
  // An admin of the group sees no addresses, and finds nobody by one.
  const seen = await users({ chatId }, 'mentor');
  expect(seen.data.every(({ email }: { email: string | null }) => email === null)).toBe(true);
  expect((await users({ chatId, search: 'example.com' }, 'mentor')).total).toBe(0);
  await world.rows(
    `with people as (insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at, confirmed_at)
       select md5('u' || n), 'u' || n, 'Extra', 'P' || lpad(n::text, 2, '0'), 'u' || n || '@example.com', 'mentee', 'UTC', $2, $2
       from generate_series(1, 12) n returning id)
     insert into program_memberships (program_id, user_id, role_id, joined_at)
     select $1, people.id, (select id from roles where program_id = $1 and name = 'Mentee'), $2 from people`,
    [world.alpha.id, beginning.toString()],
  );
  expect(await users({ page: 2 })).toMatchObject({ page: 2, max_pages: 2, total: 16 });
  expect((await users({ page: 2 })).data).toHaveLength(8);
});

test('CHT-11 the token is good for the calls of groups alone, for an hour, and ends with its session', async () => {
  const { headers } = await chatBearer(world, 'programme_admin');
  const browser = world.newBrowser();
  const ask = () => browser.ask(contract.listGroupChats, { query: { programId: world.alpha.id } }, { headers });
  expect((await ask()).status).toBe(200);
  expect((await browser.ask(contract.listConversations, { query: {} }, { headers })).status).toBe(401);
  expect((await browser.ask(contract.chatToken, {}, { headers })).status).toBe(401);
  const without = await world.ask('programme_admin', contract.listGroupChats, { query: { programId: world.alpha.id } });
  expect(without.status).toBe(401);
  const [, token = ''] = headers.authorization.split(' ');
  const forged = { authorization: `Bearer ${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}` };
  expect(
    (await browser.ask(contract.listGroupChats, { query: { programId: world.alpha.id } }, { headers: forged })).status,
  ).toBe(401);
  world.clock.moveTo(beginning.add({ minutes: 59 }));
  expect((await ask()).status).toBe(200);
  await world.ask('programme_admin', signOut, {});
  expect((await ask()).status).toBe(401);
  const later = await chatBearer(world, 'mentor');
  world.clock.moveTo(beginning.add({ minutes: 59 + 60 }));
  const asMentor = { query: { programId: world.alpha.id } };
  expect((await browser.ask(contract.listGroupChats, asMentor, later)).status).toBe(401);
});

test('SYS-19 what is done with a group is in the log of the company', async () => {
  const { ids } = world;
  const id = (await make()).body.data[0].id;
  await add('programme_admin', id, [ids.portal_owner]);
  await remove('programme_admin', id, [ids.portal_owner]);
  await change('programme_admin', { id, active: false });
  const lines = await world.rows(`select action, data from audit_log where object_type = 'Chat' order by id`);
  expect(lines).toEqual([
    { action: 'chat.group_made', data: { user_ids: [ids.mentee, ids.mentor] } },
    { action: 'chat.people_added', data: { user_ids: [ids.portal_owner] } },
    { action: 'chat.people_removed', data: { user_ids: [ids.portal_owner] } },
    { action: 'chat.group_changed', data: { active: false } },
  ]);
});

test('B68 in a program that is over nothing is written, and everything is read', async () => {
  const id = await talkOf(world);
  await saidIn(world, id);
  await world.rows('update programs set is_active = false where id = $1', [world.alpha.id]);
  expect((await send(world, id, 'mentor')).body.code).toBe('programmes.inactive');
  expect((await make()).body.code).toBe('programmes.inactive');
  expect((await messagesFor(world, id, 'mentor')).data).toHaveLength(1);
});
