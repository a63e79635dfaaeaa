import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as contract from '../../../contract/chat/index.ts';
import { viewAsUser } from '../../../contract/accounts/index.ts';
import { buildApp, type BuiltApp } from '../../app.ts';
import { openStream } from '../../crash/stream.fixture.ts';
import { listenOn } from '../../testing/listening.fixture.ts';
import type { Persona, Person } from '../../testing/personas.fixture.ts';
import { toldTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { read, saidIn, send, show, talkOf } from './chat.fixture.ts';

let world: World;
let app: BuiltApp;
let url: string;
beforeAll(async () => {
  world = await openWorld();
  app = buildApp(world);
  url = await listenOn(app.server);
});
afterAll(async () => {
  await app.server.close();
});
beforeEach(async () => {
  world = await openWorld();
});

const isHere = (one: Person) =>
  world.rows('insert into chat_presence (user_id, seen_at) values ($1, $2)', [
    world.ids[one],
    world.clock.now().toString(),
  ]);
const told = async (one: Person) => {
  await world.runJobs();
  return toldTo(world, world.ids[one]);
};
const streamOf = (persona: Persona) => openStream(url, world.browserOf(persona).cookies.get('session') ?? '');

test('NTF-02 B112 whoever is away is told once for each conversation, until they have read it', async () => {
  const id = await talkOf(world);
  await send(world, id, 'mentee');
  await send(world, id, 'mentee');
  const line = {
    object_type: 'Chat',
    object_id: String(id),
    message: 'Mentee Tan sent you a message.',
    link_path: `/app/acme/alpha/messages?c=${id}`,
  };
  expect(await told('mentor')).toEqual([line]);
  expect(await told('mentee')).toEqual([]);
  await read(world, id, 'mentor', 2);
  await send(world, id, 'mentee');
  expect(await told('mentor')).toEqual([line, line]);
});

test('B112 whoever has a page open is told a minute later, unless they have read it there', async () => {
  const id = await talkOf(world, { programId: null });
  await isHere('mentor');
  await send(world, id, 'mentee');
  expect(await told('mentor')).toEqual([]);
  await world.moveClock(beginning.add({ seconds: 59 }));
  expect(await told('mentor')).toEqual([]);
  await world.moveClock(beginning.add({ seconds: 60 }));
  expect(await told('mentor')).toMatchObject([{ link_path: `/messages?c=${id}` }]);
  await world.moveClock(beginning.add({ minutes: 9 }));
  expect(await told('mentor')).toHaveLength(1);
});

test('B112 what was read on the open page, or deleted meanwhile, is told nobody', async () => {
  const id = await talkOf(world);
  await isHere('mentor');
  await send(world, id, 'mentee');
  await read(world, id, 'mentor', 1);
  const { body } = await send(world, id, 'mentee');
  await world.ask('mentee', contract.deleteMessage, { params: { id: body.id } });
  await world.moveClock(beginning.add({ minutes: 2 }));
  expect(await told('mentor')).toEqual([]);
});

test('B112 in a group each of the others is told, whoever was taken out meanwhile is not', async () => {
  const id = await talkOf(world, { people: ['mentee', 'mentor', 'programme_admin'], group: 'First cohort' });
  await send(world, id, 'mentee');
  await world.rows('update conversation_members set left_at = $2 where user_id = $1', [
    world.ids.programme_admin,
    beginning.toString(),
  ]);
  expect(await told('mentor')).toMatchObject([{ message: 'There are new messages in a group of Alpha.' }]);
  expect(await told('programme_admin')).toEqual([]);
});

test('CHT-14 open pages of both sides hear that something is new; those of others do not', async () => {
  const id = await talkOf(world);
  const [mentor, mentee, stranger] = [
    await streamOf('mentor'),
    await streamOf('mentee'),
    await streamOf('other_mentor'),
  ];
  await send(world, id, 'mentee');
  for (const one of [mentor, mentee])
    expect(
      (await one.hears(({ event, data }) => event === 'refresh' && JSON.stringify(data).includes('"chat"'))).data,
    ).toEqual({ keys: ['chat'] });
  await world.bus.publish({ people: [world.ids.other_mentor], keys: ['me'] });
  expect((await stranger.hears(({ event }) => event === 'refresh')).data).toEqual({ keys: ['me'] });
  for (const one of [mentor, mentee, stranger]) one.close();
});

test('CHT-14 the other is seen to write for some seconds', async () => {
  const id = await talkOf(world);
  const page = await streamOf('mentor');
  const typing = async () =>
    (await show(world, id, 'mentor')).body.members.find(
      ({ user_id }: contract.ChatMember) => user_id === world.ids.mentee,
    )?.typing;
  await world.ask('mentee', contract.tellTyping, { params: { id }, body: {} });
  await page.hears(({ event, data }) => event === 'refresh' && JSON.stringify(data).includes('chat-present'));
  page.close();
  expect(await typing()).toBe(true);
  world.clock.moveTo(beginning.add({ seconds: 6 }));
  expect(await typing()).toBe(false);
  await world.ask('mentee', contract.tellTyping, { params: { id }, body: {} });
  await send(world, id, 'mentee');
  expect(await typing()).toBe(false);
});

test('CHT-14 somebody is there while a page of theirs is open, and their people hear when they come', async () => {
  const id = await talkOf(world);
  await saidIn(world, id);
  const online = async () => (await show(world, id, 'mentee')).body.other?.online;
  expect(await online()).toBe(false);
  const watcher = await streamOf('mentee');
  const page = await streamOf('mentor');
  await watcher.hears(({ event, data }) => event === 'refresh' && JSON.stringify(data).includes('chat-present'));
  expect(await online()).toBe(true);
  world.clock.moveTo(beginning.add({ seconds: 130 }));
  expect(await online()).toBe(false);
  page.close();
  watcher.close();
});

test('B11 whoever looks at somebody’s pages does not make them present', async () => {
  const id = await talkOf(world, { people: ['mentee', 'mentor'] });
  await world.ask('platform_admin', viewAsUser, { params: { id: world.ids.mentor } });
  const page = await streamOf('platform_admin');
  await vi.waitFor(async () => expect((await show(world, id, 'mentee')).status).toBe(200));
  expect(await world.rows('select 1 from chat_presence where user_id = $1', [world.ids.mentor])).toEqual([]);
  page.close();
});
