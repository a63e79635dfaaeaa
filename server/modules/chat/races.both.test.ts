import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/chat/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { chatBearer, messagesFor, newKey, pngFile, read, saidIn, send, storedSince, talkOf } from './chat.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const many = <T>(times: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, at) => act(at)));
const count = async (from: string) => (await world.rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;
const numbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

test('CHT-14 one message sent 32 times at once is one message', async () => {
  const id = await talkOf(world);
  const key = newKey();
  const replies = await many(32, () => send(world, id, 'mentee', { key }));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 32 }, () => 200));
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(await count('chat_messages')).toBe(1);
});

test('CHT-14 a message sent four times at once with its file is one message with one file', async () => {
  const id = await talkOf(world);
  const before = world.vendors.stored();
  const call = { params: { id }, body: { key: newKey(), body: 'Once' } };
  const replies = await many(4, () => world.ask('mentee', contract.sendMessage, call, { uploads: [pngFile()] }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  await world.runJobs();
  expect(storedSince(world, before)).toHaveLength(1);
});

test('CHT-14 the database alone refuses a second message of one sender with one key, and a second in one place', async () => {
  const id = await talkOf(world);
  const insert = (seq: number, key: string) =>
    world.rows(
      `insert into chat_messages (conversation_id, seq, version, sender_id, key, body, created_at)
       values ($1, $2, $3, $4, $5, 'x', now())`,
      [id, seq, seq, world.ids.mentee, key],
    );
  const key = newKey();
  await insert(1, key);
  await expect(insert(2, key)).rejects.toThrow('chat_messages_sent_once');
  await expect(insert(1, newKey())).rejects.toThrow('chat_messages_in_order');
});

test('CHT-14 of twenty messages at once, of both, none is lost, none is doubled, and there is no gap', async () => {
  const id = await talkOf(world);
  const replies = await many(20, (at) => send(world, id, at % 2 === 0 ? 'mentee' : 'mentor', { body: `m${at}` }));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const { data } = await messagesFor(world, id, 'mentee');
  expect(data.map(({ seq }: contract.ChatMessage) => seq)).toEqual(numbers(20));
  expect(new Set(data.map(({ body }: contract.ChatMessage) => body)).size).toBe(20);
  expect(data.map(({ version }: contract.ChatMessage) => version)).toEqual(numbers(20));
});

test('CHT-14 pages that ask for changes while others write miss nothing and get nothing twice', async () => {
  const id = await talkOf(world);
  const seen: number[] = [];
  let version = 0;
  let writing = true;
  const follow = async () => {
    for (let last = false; !last;) {
      last = !writing;
      const { body } = await world.ask('mentor', contract.listChanges, { params: { id }, query: { after: version } });
      seen.push(...body.data.map(({ seq }: contract.ChatMessage) => seq));
      version = body.version;
    }
  };
  const following = follow();
  await many(30, (at) => send(world, id, 'mentee', { body: `m${at}` }));
  writing = false;
  await following;
  expect(seen).toEqual(numbers(30));
});

test('B116 both who begin a conversation at once begin the same', async () => {
  const { ids, alpha } = world;
  const replies = await many(10, (at) =>
    at % 2 === 0
      ? world.ask('mentee', contract.openConversation, { body: { user_id: ids.mentor, program_id: alpha.id } })
      : world.ask('mentor', contract.openConversation, { body: { user_id: ids.mentee, program_id: alpha.id } }),
  );
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(await count('conversations')).toBe(1);
  expect(await count('conversation_members')).toBe(2);
});

test('CHT-14 read marks that arrive in any order end at the furthest', async () => {
  const id = await talkOf(world);
  for (const _ of numbers(12)) await saidIn(world, id);
  await Promise.all(
    numbers(12)
      .toReversed()
      .map((seq) => read(world, id, 'mentor', seq)),
  );
  expect(await world.rows('select read_seq from conversation_members where user_id = $1', [world.ids.mentor])).toEqual([
    { read_seq: 12 },
  ]);
});

test('CHT-12 whoever is taken out while they write has either written before, or not at all', async () => {
  const bearer = await chatBearer(world, 'programme_admin');
  for (let round = 0; round < 6; round += 1) {
    const id = await talkOf(world, { group: `Group ${round}` });
    const [sent, removed] = await Promise.all([
      send(world, id, 'mentee'),
      world.ask(
        'programme_admin',
        contract.removeFromGroupChat,
        { body: { chatId: id, recipientUserIds: [world.ids.mentee] } },
        bearer,
      ),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(sent.status);
    expect(await count(`chat_messages where conversation_id = ${id}`)).toBe(sent.status === 200 ? 1 : 0);
    expect((await send(world, id, 'mentee')).status).toBe(404);
  }
});

test('CHT-14 a message is changed, deleted and liked at once: it ends deleted, with a version for each change', async () => {
  const id = await talkOf(world);
  const message = (await send(world, id, 'mentee')).body.id;
  const params = { id: message };
  await Promise.all([
    world.ask('mentee', contract.editMessage, { params, body: { body: 'Better' } }),
    world.ask('mentor', contract.reactToMessage, { params, body: { emoji: '👍', on: true } }),
    world.ask('mentee', contract.deleteMessage, { params }),
  ]);
  const { data, version } = await messagesFor(world, id, 'mentor');
  expect(data[0]).toMatchObject({ body: null, reactions: [], version });
  expect(await count('chat_reactions')).toBe(0);
});

test('B112 of many messages at once everybody is told once', async () => {
  const id = await talkOf(world);
  await many(12, () => send(world, id, 'mentee'));
  await world.runJobs();
  expect(await count('notifications')).toBe(1);
});
