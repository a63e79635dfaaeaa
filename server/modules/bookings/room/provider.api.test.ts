import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { OpenedRoom, Booking } from '../../../../contract/bookings/index.ts';
import { buildApp, type BuiltApp } from '../../../app.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../../testing/world.fixture.ts';
import { inSession } from '../bookings.fixture.ts';

let world: World;
const apps: BuiltApp[] = [];
beforeEach(async () => {
  world = await openWorld();
});
afterAll(async () => {
  for (const { server, jobs } of apps) {
    await server.close();
    await jobs.close();
  }
});

/** A second server with other settings on the same database. */
const behind = async (changes: Partial<World['settings']>) => {
  const settings = { ...world.settings, ...changes };
  const app = buildApp({ ...world, settings });
  apps.push(app);
  await app.server.ready();
  const { server } = app;
  return async (who: Person, method: 'GET' | 'POST', url: string) => {
    const browser = world.browserOf(who);
    const csrf = await browser.csrf();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return server.inject({ method, url, headers: { accept: 'application/json', cookie, 'x-csrf-token': csrf } });
  };
};

test('MTG-03 the address of a meeting elsewhere is told to its participants alone, while they can join', async () => {
  const ask = await behind({ MEETING_PROVIDER_URL: 'https://meet.example/rooms' });
  const id = await inSession(world);
  const [row] = await world.rows<{ room_token: string }>('select room_token from bookings where id = $1', [id]);
  const token = row?.room_token ?? '';
  const address = `https://meet.example/rooms/${token}`;
  const told = async (who: Person) => {
    const one = await ask(who, 'GET', `/bookings/${id}`);
    const list = await ask(who, 'GET', '/api/v2/my/bookings');
    const room = await ask(who, 'POST', `/api/v2/my/bookings/${id}/room`);
    const held = [one, list, room].some(({ body }) => body.includes(token));
    const listed = list.json<{ upcoming: Booking[] }>().upcoming[0];
    const urls = [one.json<Partial<Booking>>(), listed].map((booking) => booking?.urls?.room_url ?? null);
    return { urls, room: room.json<Partial<OpenedRoom>>().provider_url ?? null, held };
  };
  const nothing = { urls: [null, null], room: null, held: false };
  const all = { urls: [address, address], room: address, held: true };
  for (const [seconds, expected] of [
    [-301, nothing],
    [-300, all],
    [3900, all],
    [3901, nothing],
  ] as const) {
    world.clock.moveTo(beginning.add({ seconds }));
    for (const who of ['mentee', 'mentor'] as const) expect(await told(who), `${who} ${seconds}`).toEqual(expected);
    for (const who of ['platform_admin', 'other_mentee'] as const) expect(await told(who), who).toEqual(nothing);
  }
});

test('MTG-03 the room is told of the relays that the settings name, each person with a password of their own until it closes', async () => {
  const id = await inSession(world);
  const stun = ['stun:stun.example:3478'];
  const turn = ['turn:turn.example:3478', 'turns:turn.example:5349'];
  const serversFor = async (who: Person, changes: Partial<World['settings']>) => {
    const ask = await behind(changes);
    return (await ask(who, 'POST', `/api/v2/my/bookings/${id}/room`)).json<OpenedRoom>().ice_servers;
  };
  expect(await serversFor('mentee', {})).toEqual([]);
  const closes = beginning.add({ minutes: 65 }).epochMilliseconds / 1000;
  const username = `${closes}:${world.ids.mentee}`;
  const credential = createHmac('sha1', 'shared').update(username).digest('base64');
  expect(await serversFor('mentee', { STUN_URLS: stun, TURN_URLS: turn, TURN_SECRET: 'shared' })).toEqual([
    { urls: stun },
    { urls: turn, username, credential },
  ]);
});
