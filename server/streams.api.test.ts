import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changePassword, deleteAccount, signIn, signOut, viewAsUser } from '../contract/accounts/index.ts';
import { buildApp, type BuiltApp } from './app.ts';
import { openStream } from './crash/stream.fixture.ts';
import { entered, type Entered } from './modules/bookings/room/room.fixture.ts';
import { listenOn } from './testing/listening.fixture.ts';
import { password, type Persona } from './testing/personas.fixture.ts';
import { beginning, openWorld, type World } from './testing/world.fixture.ts';

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
afterEach(() => {
  vi.useRealTimers();
});

const sessionOf = (persona: Persona) => world.browserOf(persona).cookies.get('session') ?? '';
const streamOf = (persona: Persona) => openStream(url, sessionOf(persona));
const otherSession = async () => (await world.browserFor(world.ids.mentee)).cookies.get('session') ?? '';
const newPassword = { password: 'Quiet-Harbour-41', password_confirmation: 'Quiet-Harbour-41' };
/** Something new for the mentee: streams that are still open hear it. */
const poke = () => world.bus.publish({ people: [world.ids.mentee], keys: ['me'] });

test.each([
  ['signs out', () => world.ask('mentee', signOut, {})],
  [
    'signs in again in this browser',
    () => world.ask('mentee', signIn, { body: { email: 'mentor@example.com', password } }),
  ],
  [
    'changes the password',
    () => world.ask('mentee', changePassword, { body: { current_password: password, ...newPassword } }),
  ],
  ['leaves', () => world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'Enough' } })],
])('ACC-70 a stream ends at once when its person %s', async (_how, act) => {
  const stream = await streamOf('mentee');
  expect((await act()).status).toBe(200);
  await stream.ended;
});

test('ACC-70 an admin who begins to view as somebody hears no more as themselves', async () => {
  const stream = await streamOf('platform_admin');
  expect((await world.ask('platform_admin', viewAsUser, { params: { id: world.ids.mentee } })).status).toBe(200);
  await stream.ended;
});

test('ACC-70 signing out in one browser leaves the stream of another open', async () => {
  const [here, there] = [await streamOf('mentee'), await openStream(url, await otherSession())];
  await world.ask('mentee', signOut, {});
  await here.ended;
  await poke();
  expect((await there.hears(({ event }) => event === 'refresh')).data).toEqual({ keys: ['me'] });
  there.close();
});

test('ACC-70 a session that was removed or has run out without a word ends its stream at the next heartbeat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [removed, expired, kept] = [await streamOf('mentee'), await streamOf('mentor'), await streamOf('other_mentee')];
  await world.rows('delete from auth_sessions where user_id = $1', [world.ids.mentee]);
  await world.rows('update auth_sessions set expires_at = $2 where user_id = $1', [
    world.ids.mentor,
    beginning.toString(),
  ]);
  vi.advanceTimersByTime(20_000);
  await Promise.all([removed.ended, expired.ended]);
  await world.bus.publish({ people: [world.ids.other_mentee], keys: ['me'] });
  await kept.hears(({ event }) => event === 'refresh');
  kept.close();
});

test('ACC-70 a heartbeat does not prolong the session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stream = await streamOf('mentee');
  // Due to be prolonged: the next call of the page would do it.
  await world.rows('update auth_sessions set renewed_at = $2, expires_at = $3 where user_id = $1', [
    world.ids.mentee,
    beginning.subtract({ hours: 48 }).toString(),
    beginning.add({ hours: 1 }).toString(),
  ]);
  vi.advanceTimersByTime(20_000);
  world.clock.moveTo(beginning.add({ hours: 1, minutes: 1 }));
  vi.advanceTimersByTime(20_000);
  await stream.ended;
});

test('ACC-70 a person has ten streams: the eleventh replaces the first, which is asked not to come back', async () => {
  const streams = [];
  for (let i = 0; i < 11; i += 1) streams.push(await streamOf('mentee'));
  const other = await streamOf('mentor');
  const [first, ...rest] = streams;
  await first?.ended;
  expect(first?.told.map(({ event }) => event)).toEqual(['hello', 'replaced']);
  await poke();
  for (const stream of rest)
    expect((await stream.hears(({ event }) => event === 'refresh')).data).toEqual({ keys: ['me'] });
  for (const stream of [...rest, other]) stream.close();
});

const roomStream = async ({ params, as }: Entered) =>
  openStream(
    url,
    sessionOf('mentee'),
    `/api/v2/meetings/${params.id}/stream?token=${as.token}&seat=${as.seat}`,
    'state',
  );

test('ACC-70 MTG-03 the stream of a meeting ends with the session, too', async () => {
  const stream = await roomStream(await entered(world));
  await world.ask('mentee', signOut, {});
  await stream.ended;
});

test('MTG-03 somebody who was turned away from a meeting hears nothing after the next heartbeat', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const place = await entered(world);
  const stream = await roomStream(place);
  await world.rows('update meetings set turned_away = array[$2::bigint] where id = $1', [place.id, world.ids.mentee]);
  vi.advanceTimersByTime(20_000);
  await stream.ended;
});
