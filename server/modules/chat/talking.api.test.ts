import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/chat/index.ts';
import { viewAsUser } from '../../../contract/accounts/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { html, pngOf } from '../profiles/pictures.fixture.ts';
import {
  listFor,
  messagesFor,
  newKey,
  pngFile,
  read,
  saidIn,
  send,
  show,
  storedSince,
  talkOf,
  unreadFor,
} from './chat.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const open = (
  as: 'mentee' | 'mentor' | 'other_mentee' | 'platform_admin',
  user_id: number,
  program_id: number | null,
) => world.ask(as, contract.openConversation, { body: { user_id, program_id } });
const changes = async (id: number, as: 'mentee' | 'mentor', after: number) =>
  (await world.ask(as, contract.listChanges, { params: { id }, query: { after } })).body;

test('CHT-14 two members of a program write to each other: sent, seen, answered, counted', async () => {
  const { alpha, ids } = world;
  const begun = await open('mentee', ids.mentor, alpha.id);
  expect(begun.status).toBe(200);
  const { id } = begun.body;
  expect((await open('mentor', ids.mentee, alpha.id)).body.id).toBe(id);
  // A conversation in which nobody has written is in nobody's list.
  expect(await listFor(world, 'mentor', alpha.id)).toEqual([]);
  const sent = await send(world, id, 'mentee', { body: '  Hello!  ' });
  expect(sent.body).toMatchObject({ seq: 1, version: 1, body: 'Hello!', mine: true, sender: { id: ids.mentee } });
  expect(await unreadFor(world, 'mentor', alpha.id)).toBe(1);
  expect(await unreadFor(world, 'mentee', alpha.id)).toBe(0);
  const [row] = await listFor(world, 'mentor', alpha.id);
  expect(row).toMatchObject({
    id,
    kind: 'direct',
    program_id: alpha.id,
    name: 'Mentee Tan',
    unread: 1,
    other: { id: ids.mentee, profile_link: '/app/acme/alpha/members/mentee' },
    last_message: { sender_id: ids.mentee, text: 'Hello!', deleted: false },
  });
  expect((await show(world, id, 'mentor')).body).toMatchObject({ first_unread_seq: 1, me: { read_seq: 0 } });
  expect((await read(world, id, 'mentor', 1)).body).toEqual({ read_seq: 1, unread: 0 });
  expect(await unreadFor(world, 'mentor', alpha.id)).toBe(0);
  const { people } = await changes(id, 'mentee', 1);
  expect(people).toContainEqual(expect.objectContaining({ user_id: ids.mentor, read_seq: 1 }));
  const answer = await send(world, id, 'mentor', { body: 'Welcome', reply_to: sent.body.id });
  expect(answer.body.reply_to).toMatchObject({ id: sent.body.id, seq: 1, sender_name: 'Mentee Tan', text: 'Hello!' });
});

test('CHT-14 a message that is sent again with its key is the same message, whatever came with it', async () => {
  const id = await talkOf(world);
  const before = world.vendors.stored();
  const key = newKey();
  const call = { params: { id }, body: { key, body: 'Once' } };
  const first = await world.ask('mentee', contract.sendMessage, call, { uploads: [pngFile()] });
  const second = await world.ask('mentee', contract.sendMessage, call, { uploads: [pngFile()] });
  expect(second.body).toEqual(first.body);
  await world.runJobs();
  expect(storedSince(world, before)).toHaveLength(1);
  expect(await unreadFor(world, 'mentor', world.alpha.id)).toBe(1);
});

test('CHT-14 the read mark never goes back, nor beyond what is written', async () => {
  const id = await talkOf(world);
  for (const _ of [1, 2, 3]) await saidIn(world, id);
  expect((await read(world, id, 'mentor', 2)).body).toEqual({ read_seq: 2, unread: 1 });
  expect((await read(world, id, 'mentor', 1)).body).toEqual({ read_seq: 2, unread: 1 });
  expect((await read(world, id, 'mentor', 900)).body).toEqual({ read_seq: 3, unread: 0 });
  await saidIn(world, id);
  expect(await unreadFor(world, 'mentor', world.alpha.id)).toBe(1);
});

test('B116 a text has up to 4,000 characters, and something is in every message', async () => {
  const id = await talkOf(world);
  expect((await send(world, id, 'mentee', { body: 'x'.repeat(4000) })).status).toBe(200);
  expect((await send(world, id, 'mentee', { body: 'x'.repeat(4001) })).body.fields).toHaveProperty('body');
  expect((await send(world, id, 'mentee', { body: ' \n ' })).body.code).toBe('chat.empty');
});

test('B116 a picture is shown in place with its size, by those in the conversation alone', async () => {
  const id = await talkOf(world);
  const call = { params: { id }, body: { key: newKey(), body: '' } };
  const { body } = await world.ask('mentee', contract.sendMessage, call, { uploads: [pngFile('../../me<b>.png')] });
  expect(body.file).toMatchObject({ name: 'meb.webp', type: 'image/webp', width: 40, height: 40 });
  const at = { method: 'GET', url: body.file.url };
  const shown = await world.browserOf('mentor').inject(at);
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['content-disposition']]).toEqual([
    200,
    'image/webp',
    undefined,
  ]);
  for (const one of ['programme_admin', 'other_mentor', 'platform_admin'] as const)
    expect((await world.browserOf(one).inject(at)).statusCode).toBe(404);
  await world.ask('mentee', contract.deleteMessage, { params: { id: body.id } });
  expect((await world.browserOf('mentor').inject(at)).statusCode).toBe(404);
});

test('B116 other files are saved under their names, and what is no file that we take is refused', async () => {
  const id = await talkOf(world);
  const before = world.vendors.stored();
  const attach = (name: string, bytes: Uint8Array) =>
    world.ask(
      'mentee',
      contract.sendMessage,
      { params: { id }, body: { key: newKey(), body: 'See' } },
      {
        uploads: [{ field: 'file', name, type: 'application/pdf', bytes }],
      },
    );
  const { body } = await attach('Ré sumé.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
  expect(body.file).toMatchObject({ name: 'Ré sumé.pdf', type: 'application/pdf', width: null });
  const saved = await world.browserOf('mentor').inject({ method: 'GET', url: body.file.url });
  expect(saved.headers['content-disposition']).toContain('attachment');
  expect((await attach('page.pdf', html)).body.code).toBe('chat.file_wrong');
  expect((await attach('half.pdf', Buffer.from('%PDF-1.7'))).body.code).toBe('chat.file_unreadable');
  expect((await attach('big.png', pngOf(10_485_761))).status).toBe(422);
  expect((await attach('big.png', pngOf(10_485_760))).status).toBe(200);
  expect(storedSince(world, before)).toHaveLength(2);
});

test('CHT-14 an own message can be changed and deleted for 15 minutes, to the second', async () => {
  const id = await talkOf(world);
  const message = await saidIn(world, id);
  const params = { id: message };
  const edit = (as: 'mentee' | 'mentor', body: string) =>
    world.ask(as, contract.editMessage, { params, body: { body } });
  expect((await edit('mentor', 'Mine')).body.code).toBe('chat.authors_only');
  world.clock.moveTo(beginning.add({ seconds: 15 * 60 - 1 }));
  expect((await edit('mentee', 'Better')).body).toMatchObject({ body: 'Better', version: 2 });
  const same = await edit('mentee', 'Better');
  expect(same.body.version).toBe(2);
  world.clock.moveTo(beginning.add({ minutes: 15 }));
  expect((await edit('mentee', 'Best')).body.code).toBe('chat.too_late');
  expect((await world.ask('mentee', contract.deleteMessage, { params })).body.code).toBe('chat.too_late');
  const { data } = await messagesFor(world, id, 'mentee');
  expect(data[0]).toMatchObject({ can_edit_until: null, can_delete_until: null, body: 'Better' });
});

test('CHT-14 a deleted message leaves its place, counts no more and says nothing, also where it was answered', async () => {
  const id = await talkOf(world);
  const first = await saidIn(world, id, { body: 'secret' });
  await saidIn(world, id, { by: 'mentor', replyTo: first });
  await world.ask('mentor', contract.reactToMessage, { params: { id: first }, body: { emoji: '❤️', on: true } });
  expect(await unreadFor(world, 'mentor', world.alpha.id)).toBe(1);
  const gone = await world.ask('mentee', contract.deleteMessage, { params: { id: first } });
  expect(gone.body).toMatchObject({ seq: 1, body: null, reactions: [], can_edit_until: null });
  expect(await unreadFor(world, 'mentor', world.alpha.id)).toBe(0);
  const { data } = await messagesFor(world, id, 'mentor');
  expect(JSON.stringify(data)).not.toContain('secret');
  expect(data[1].reply_to).toMatchObject({ deleted: true, text: '' });
  expect((await world.ask('mentee', contract.editMessage, { params: { id: first }, body: { body: 'x' } })).status).toBe(
    404,
  );
});

test('CHT-14 reactions are counted once a person and sign', async () => {
  const id = await talkOf(world);
  const message = await saidIn(world, id);
  const react = (as: 'mentee' | 'mentor', emoji: contract.ChatEmoji, on = true) =>
    world.ask(as, contract.reactToMessage, { params: { id: message }, body: { emoji, on } });
  for (const emoji of contract.chatEmojis) expect((await react('mentor', emoji)).status).toBe(200);
  await react('mentor', '👍');
  const { body } = await react('mentee', '👍');
  expect(body.reactions).toEqual(
    contract.chatEmojis.map((emoji) => ({ emoji, count: emoji === '👍' ? 2 : 1, mine: emoji === '👍' })),
  );
  expect((await react('mentor', '❤️', false)).body.reactions).toHaveLength(5);
});

test('CHT-14 pages catch up by versions: what was sent, changed, deleted and liked, in that order', async () => {
  const id = await talkOf(world);
  const first = (await send(world, id, 'mentee', { body: 'one' })).body;
  const second = (await send(world, id, 'mentee', { body: 'two' })).body;
  const { version } = await messagesFor(world, id, 'mentor');
  expect(version).toBe(2);
  await world.ask('mentee', contract.editMessage, { params: { id: second.id }, body: { body: 'two!' } });
  await world.ask('mentor', contract.reactToMessage, { params: { id: first.id }, body: { emoji: '🎉', on: true } });
  const third = (await send(world, id, 'mentor', { body: 'three' })).body;
  const told = await changes(id, 'mentor', version);
  expect(told.data.map(({ id: one }: contract.ChatMessage) => one)).toEqual([second.id, first.id, third.id]);
  expect(told).toMatchObject({ version: 5, more: false });
  expect(await changes(id, 'mentor', 5)).toMatchObject({ data: [], version: 5, more: false });
});

test('CHT-14 long silence is caught up in parts', async () => {
  const id = await talkOf(world);
  for (let at = 0; at < 205; at += 1) await saidIn(world, id, { body: `m${at}` });
  const part = await changes(id, 'mentor', 0);
  expect([part.data.length, part.version, part.more]).toEqual([200, 200, true]);
  const rest = await changes(id, 'mentor', part.version);
  expect([rest.data.length, rest.version, rest.more]).toEqual([5, 205, false]);
});

test('CHT-14 history by place, both ways, and around the first unread', async () => {
  const id = await talkOf(world);
  for (let at = 1; at <= 120; at += 1) await saidIn(world, id, { body: `m${at}` });
  const seqs = ({ data }: { data: contract.ChatMessage[] }) => [data[0]?.seq, data.at(-1)?.seq, data.length];
  const latest = await messagesFor(world, id, 'mentor');
  expect([...seqs(latest), latest.has_before, latest.has_after]).toEqual([71, 120, 50, true, false]);
  const before = await messagesFor(world, id, 'mentor', { before: 71 });
  expect([...seqs(before), before.has_before]).toEqual([21, 70, 50, true]);
  const first = await messagesFor(world, id, 'mentor', { before: 21 });
  expect([...seqs(first), first.has_before]).toEqual([1, 20, 20, false]);
  const after = await messagesFor(world, id, 'mentor', { after: 20 });
  expect([...seqs(after), after.has_after]).toEqual([21, 70, 50, true]);
  const around = await messagesFor(world, id, 'mentor', { around: 60 });
  expect([...seqs(around), around.has_before, around.has_after]).toEqual([35, 84, 50, true, true]);
});

test('CHT-14 words are found in own conversations alone, in any case, with signs as they are', async () => {
  const id = await talkOf(world);
  const found = await saidIn(world, id, { body: 'The Budget is 100% done' });
  await saidIn(world, await talkOf(world, { people: ['programme_admin', 'mentor'] }), {
    by: 'mentor',
    body: 'our budget',
  });
  await saidIn(world, await talkOf(world, { programId: null }), { body: 'budget of the platform' });
  const search = async (q: string, query: object = {}) =>
    (await world.ask('mentee', contract.searchMessages, { query: { program_id: world.alpha.id, q, ...query } })).body;
  expect((await search('bUdGeT')).data).toMatchObject([{ id: found, seq: 1, conversation_name: 'Mentor Tan' }]);
  expect((await search('100% d')).data).toHaveLength(1);
  expect((await search('1_0')).data).toEqual([]);
  expect((await search('budget', { before: found })).data).toEqual([]);
  await world.ask('mentee', contract.deleteMessage, { params: { id: found } });
  expect((await search('budget')).data).toEqual([]);
});

test('B116 on the platform one writes to people of a session, a pair or a program, and to nobody else', async () => {
  const { ids } = world;
  expect((await open('mentee', ids.mentor, null)).status).toBe(200);
  expect((await open('other_mentee', ids.mentor, null)).body.code).toBe('chat.not_allowed');
  expect((await open('mentee', ids.other_mentor, null)).body.code).toBe('chat.not_allowed');
  expect((await open('mentee', 999_999, null)).body.code).toBe('chat.not_allowed');
  expect((await open('mentee', ids.mentee, null)).body.code).toBe('chat.oneself');
  await world.rows(
    `with pair as (insert into pairings (type, program_id, mentor_id, mentee_id, status, created_by, created_at)
       values ('pair', $1, $2, $3, 'active', $2, $4) returning id)
     insert into pairing_participants (pairing_id, user_id, user_type)
     select id, $2, 'mentor' from pair union all select id, $3, 'mentee' from pair`,
    [world.beta.id, ids.other_mentor, ids.mentee, beginning.toString()],
  );
  expect((await open('mentee', ids.other_mentor, null)).status).toBe(200);
  const { id } = (await open('platform_admin', ids.other_mentee, null)).body;
  expect((await send(world, id, 'other_mentee')).status).toBe(200);
});

test('B116 a conversation on the platform and one in a program are two', async () => {
  const { alpha, ids } = world;
  const here = (await open('mentee', ids.mentor, alpha.id)).body.id;
  const there = (await open('mentee', ids.mentor, null)).body.id;
  expect(here).not.toBe(there);
  await send(world, there, 'mentee');
  expect(await unreadFor(world, 'mentor', alpha.id)).toBe(0);
  expect(await unreadFor(world, 'mentor')).toBe(1);
});

test('B116 whom one may write to: found by name, oneself never', async () => {
  const people = async (as: 'mentee' | 'other_mentee', query: object) =>
    (await world.ask(as, contract.listPeople, { query })).body.data.map(({ id }: contract.ChatPerson) => id);
  const { alpha, ids } = world;
  const inAlpha = [ids.enterprise_admin, ids.mentor, ids.portal_owner, ids.programme_admin].toSorted((a, b) => a - b);
  expect((await people('mentee', { program_id: alpha.id })).toSorted((a: number, b: number) => a - b)).toEqual(inAlpha);
  expect(await people('mentee', { program_id: alpha.id, q: 'MENTOR t' })).toEqual([ids.mentor]);
  expect(await people('other_mentee', {})).toEqual([]);
});

test('B11 whoever looks at somebody’s pages reads along, and neither writes nor marks anything read', async () => {
  const id = await talkOf(world, { programId: null });
  await saidIn(world, id);
  await world.ask('platform_admin', viewAsUser, { params: { id: world.ids.mentor } });
  const as = 'platform_admin' as const;
  expect((await show(world, id, as)).body).toMatchObject({ unread: 1 });
  const refused = { status: 403, body: { code: 'accounts.not_while_viewing' } };
  expect(await read(world, id, as, 1)).toMatchObject(refused);
  expect(await send(world, id, as)).toMatchObject(refused);
  expect(await world.ask(as, contract.tellTyping, { params: { id }, body: {} })).toMatchObject(refused);
  expect(await unreadFor(world, 'mentor')).toBe(1);
});
