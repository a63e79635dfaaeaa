import { beforeEach, expect, test } from 'vitest';
import { signOut } from '../../../contract/accounts/index.ts';
import {
  addDevice,
  chooseNotifications,
  type Delivery,
  type Device,
  deliveries,
  myDevices,
  removeDevice,
  unreadNotifications,
} from '../../../contract/notifications/index.ts';
import { changePairing, connect } from '../../../contract/pairings/index.ts';
import { createComment } from '../../../contract/newsfeed/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { postIn } from '../newsfeed/newsfeed.fixture.ts';
import { pairOf } from '../pairings/samples.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const shows = async (as: Person = 'mentee', subscription = world.vendors.pushService.subscribe()) => {
  const { browser: number, ...body } = subscription;
  const { status, body: device } = await world.ask(as, addDevice, { body: { ...body, user_agent: android } });
  return { number, status, device };
};
const devices = async (as: Person = 'mentee') =>
  ((await world.ask(as, myDevices, {})).body.devices as Device[]).map(({ id }) => id);
const shown = () => world.vendors.pushService.received;
const paired = async () => {
  const { body: pair } = await world.ask('programme_admin', connect, { body: pairOf(world) });
  await world.runJobs();
  return pair.id;
};
const turn = async (id: number, status: 'active' | 'paused') => {
  await world.ask('programme_admin', changePairing, { params: { id }, body: { status } });
  await world.runJobs();
};

test('B112 a device that was asked to is shown what the app says, and nobody else is', async () => {
  const { number, device } = await shows();
  expect(device.name).toBe('Chrome on Android');
  await paired();
  expect(shown()).toEqual([
    {
      browser: number,
      topic: expect.stringMatching(/^[\w-]{32}$/),
      content: {
        title: 'Lantern',
        body: 'Mentor Tan is your mentor in Alpha now.',
        path: expect.stringContaining('/app/acme/alpha'),
        tag: expect.any(String),
      },
    },
  ]);
  expect((await world.ask('mentee', unreadNotifications, {})).body.unread).toBe(1);
});

test('B114 a kind that is not wanted on devices is still told in the app, and the other way round', async () => {
  await shows();
  const off = { kind: 'pairs' as const, channel: 'push' as const, wanted: false };
  await world.ask('mentee', chooseNotifications, { body: { choices: [off] } });
  const pair = await paired();
  expect([shown().length, (await world.ask('mentee', unreadNotifications, {})).body.unread]).toEqual([0, 1]);
  const turned = [
    { ...off, wanted: true },
    { ...off, channel: 'in_app' as const },
  ];
  await world.ask('mentee', chooseNotifications, { body: { choices: turned } });
  await turn(pair, 'paused');
  expect([shown().length, (await world.ask('mentee', unreadNotifications, {})).body.unread]).toEqual([1, 1]);
});

test('notifications about the same thing take the place of each other', async () => {
  const post = await postIn(world, { by: 'mentor' });
  await shows('mentor');
  for (const who of ['mentee', 'programme_admin'] as const)
    await world.ask(who, createComment, { params: { id: post }, body: { body: 'Well said.' } });
  await world.runJobs();
  const [one, other] = shown();
  expect(one?.content.body).not.toBe(other?.content.body);
  expect([one?.topic, one?.content.tag]).toEqual([other?.topic, other?.content.tag]);
});

test('every device of a person is shown it; one that takes no more is forgotten, without further tries', async () => {
  const [gone, alive] = [await shows(), await shows()];
  world.vendors.pushService.gone.add(gone.number);
  await paired();
  expect(shown().map(({ browser }) => browser)).toEqual([alive.number]);
  expect(await devices()).toEqual([alive.device.id]);
  const { body: outbox } = await world.ask('platform_admin', deliveries, {
    query: { query: 'pairing.created', field: 'kind' },
  });
  const told = (outbox.data as Delivery[]).filter(({ channel }) => channel === 'push');
  expect(Object.fromEntries(told.map(({ state, last_error: why }) => [state, why]))).toEqual({
    failed: 'This device takes no more notifications',
    sent: null,
  });
});

test('a push service without time is asked again later', async () => {
  const { number } = await shows();
  world.vendors.pushService.refused.add(number);
  await paired();
  expect(shown()).toEqual([]);
  world.vendors.pushService.refused.clear();
  await world.moveClock(world.clock.now().add({ minutes: 2 }));
  expect(shown()).toHaveLength(1);
});

test('with the session its device is shown nothing more: as after signing out', async () => {
  await shows();
  await world.ask('mentee', signOut, {});
  await paired();
  expect(shown()).toEqual([]);
  expect(await world.rows('select id from push_subscriptions')).toEqual([]);
});

test('whoever signs in on the same browser is shown their own notifications, not those of the person before', async () => {
  const subscription = world.vendors.pushService.subscribe();
  await shows('mentee', subscription);
  await shows('mentor', subscription);
  expect([await devices('mentee'), (await devices('mentor')).length]).toEqual([[], 1]);
  await paired();
  expect(shown().map(({ content }) => content.body)).toEqual(['Mentee Tan is your mentee in Alpha now.']);
});

test('a person removes their own devices only, and has ten at most', async () => {
  const { device } = await shows();
  expect((await world.ask('mentor', removeDevice, { params: { id: device.id } })).status).toBe(404);
  expect((await world.ask('mentee', removeDevice, { params: { id: device.id } })).status).toBe(200);
  expect(await devices()).toEqual([]);
  const numbers: number[] = [];
  const ended: string[][] = [];
  for (let at = 0; at < 11; at++) {
    const { device: another } = await shows();
    numbers.push(another.id);
    ended.push(another.ended);
  }
  // Whoever turns an eleventh one on is told which one that ends.
  expect(ended).toEqual([...Array.from({ length: 10 }, () => []), ['Chrome on Android']]);
  expect((await devices()).toSorted((a, b) => a - b)).toEqual(numbers.slice(1));
});

test.each(['https://127.0.0.1/', 'http://169.254.169.254/latest', 'https://example.com/push'])(
  'we call nobody but push services: %s',
  async (endpoint) => {
    const { keys } = world.vendors.pushService.subscribe();
    const refused = await world.ask('mentee', addDevice, { body: { endpoint, keys, user_agent: android } });
    expect([refused.status, refused.body.code]).toEqual([422, 'notifications.push_service_unknown']);
    expect(await devices()).toEqual([]);
  },
);

test.each<[string, object]>([
  ['an address with a name in it', { endpoint: 'https://user:pw@fcm.googleapis.com/x' }],
  ['a backslash, which some read as the end of the host', { endpoint: 'https://fcm.googleapis.com\\@127.0.0.1/' }],
  ['a host in other letters', { endpoint: 'https://ｆcm.googleapis.com/x' }],
  ['a key that is no point', { keys: { p256dh: 'AA', auth: 'A'.repeat(22) } }],
  ['a secret that is too short', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'AA' } }],
])('a device is refused for %s', async (_what, wrong) => {
  const { endpoint, keys } = world.vendors.pushService.subscribe();
  const body = { endpoint, keys, user_agent: android, ...wrong };
  expect((await world.ask('mentee', addDevice, { body })).status).toBe(422);
  expect(await devices()).toEqual([]);
});
