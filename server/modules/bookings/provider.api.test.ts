import { afterAll, beforeEach, expect, test } from 'vitest';
import type { OpenedRoom } from '../../../contract/booking-room.ts';
import type { Booking } from '../../../contract/bookings.ts';
import { buildApp, type BuiltApp } from '../../app.ts';
import type { Person } from '../../personas.fixture.ts';
import { beginning, openWorld, type World } from '../../world.fixture.ts';
import { inSession } from './bookings.fixture.ts';

let world: World;
let app: BuiltApp | undefined;
beforeEach(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await app?.server.close();
  await app?.jobs.close();
});

/** The same database behind a server whose meetings take place elsewhere. */
const elsewhere = async () => {
  const settings = { ...world.settings, MEETING_PROVIDER_URL: 'https://meet.example/rooms' };
  app = buildApp({ ...world, settings });
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
  const ask = await elsewhere();
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
