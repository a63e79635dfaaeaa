import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { changePassword, deleteAccount, viewAsUser } from '../../../contract/accounts/index.ts';
import { cancelMyBooking } from '../../../contract/bookings/index.ts';
import {
  calendarFeed,
  endCalendarFeed,
  makeCalendarFeed,
  type OwnFeed,
  readCalendarFeed,
  renewCalendarFeed,
} from '../../../contract/calendars/index.ts';
import { password, type Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { downloadedBy, goodPassword, signedInAs } from '../accounts/accounts.fixture.ts';
import { confirmed, requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { logged } from '../bookings/offline/offline.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const feedOf = ({ body }: { body: unknown }) => {
  const { feed } = body as OwnFeed;
  if (feed === null) throw new Error('there is no feed');
  return feed;
};
const made = async (who: Person) => feedOf(await world.ask(who, makeCalendarFeed, {}));

/** Reads an address as a calendar program does: signed in to nothing. */
const read = (url: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(url);
  return world.newBrowser().inject({ method: 'GET', url: pathname + search, headers: { ...headers, accept: '*/*' } });
};
const sessionsIn = (payload: string) =>
  new ICAL.Component(ICAL.parse(payload)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).uid);
const uid = (id: number) => `booking-${id}@lantern.test`;

test('M27 nobody has a feed until they make one; making it again keeps the address', async () => {
  expect((await world.ask('mentee', calendarFeed, {})).body).toEqual({ feed: null });
  const feed = await made('mentee');
  expect(feed.url).toMatch(/^http:\/\/lantern\.test\/api\/v2\/calendar_feed\.ics\?token=[\w-]{22}\.[\w-]{43}$/);
  expect(feed.webcal_url).toBe(feed.url.replace('http:', 'webcal:'));
  expect(await made('mentee')).toEqual(feed);
  expect(feedOf(await world.ask('mentee', calendarFeed, {}))).toEqual(feed);
  expect((await made('mentor')).url).not.toBe(feed.url);
});

test('M27 whoever has the address reads a private calendar, and is told when nothing changed', async () => {
  const { id } = await confirmed(world);
  const { url } = await made('mentee');
  const first = await read(url);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers['content-disposition']).toBeUndefined();
  expect(sessionsIn(first.payload)).toEqual([uid(id)]);
  expect(first.payload).toContain('X-WR-CALNAME:Lantern sessions\r\n');
  expect(first.payload).not.toContain('ATTENDEE');

  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  world.clock.moveTo(world.clock.now().add({ minutes: 5 }));
  const again = await read(url, { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag]);

  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  const changed = await read(url, { 'if-none-match': etag });
  expect([changed.statusCode, sessionsIn(changed.payload)]).toEqual([200, []]);
});

test('M27 the feed holds the confirmed sessions of the last 30 days and of those to come, and nothing else', async () => {
  const ended = async (days: number) => {
    const { id } = await confirmed(world, tenOClock(days + 3));
    const end = world.clock.now().subtract({ hours: 24 * days });
    await world.rows("update bookings set status = 'completed', start_at = $2, end_at = $3 where id = $1", [
      id,
      end.subtract({ hours: 1 }).toString(),
      end.toString(),
    ]);
    await world.rows('delete from occupancies where booking_id = $1', [id]);
    return id;
  };
  const kept = await ended(30);
  const over = await ended(31);
  const { id: coming } = await confirmed(world, tenOClock(5));
  const { id: asked } = await requested(world, tenOClock(6));
  const { id: cancelled } = await confirmed(world, tenOClock(7));
  await world.ask('mentor', cancelMyBooking, { params: { id: cancelled }, body: { reason: 'I am ill' } });
  const { id: hidden } = await confirmed(world, tenOClock(8));
  await world.rows('update bookings set hidden_at = $2 where id = $1', [hidden, world.clock.now().toString()]);
  const { id: ofOthers } = await confirmed(world, tenOClock(9), 'other_mentee', 'other_mentor');
  const offline = await logged(world, 'mentor');
  expect(new Set([kept, over, coming, asked, cancelled, hidden, ofOthers, offline]).size).toBe(8);

  expect(sessionsIn((await read((await made('mentee')).url)).payload)).toEqual([uid(kept), uid(coming)]);
  expect(sessionsIn((await read((await made('other_mentor')).url)).payload)).toEqual([uid(ofOthers)]);
});

test('M27 a new address ends the old one, and turning the feed off ends it too', async () => {
  const { url: old } = await made('mentee');
  const { url } = feedOf(await world.ask('mentee', renewCalendarFeed, {}));
  expect(url).not.toBe(old);
  expect([(await read(old)).statusCode, (await read(url)).statusCode]).toEqual([404, 200]);
  expect((await world.ask('mentee', endCalendarFeed, {})).body).toEqual({ feed: null });
  expect((await read(url)).statusCode).toBe(404);
  expect((await world.ask('mentee', renewCalendarFeed, {})).status).toBe(404);
  expect((await world.ask('mentee', endCalendarFeed, {})).status).toBe(200);
});

test('M27 an address that we did not issue is not found: the key alone opens nothing', async () => {
  const { url } = await made('mentee');
  const other = await made('mentor');
  const token = new URL(url).searchParams.get('token') ?? '';
  const [key = '', signature = ''] = token.split('.');
  const [, otherSignature = ''] = (new URL(other.url).searchParams.get('token') ?? '').split('.');
  for (const forged of [key, `${key}.`, `${key}.${otherSignature}`, `.${signature}`, 'x', ''])
    expect([forged, (await world.ask('visitor', readCalendarFeed, { query: { token: forged } })).status]).toEqual([
      forged,
      404,
    ]);
  expect((await world.ask('visitor', readCalendarFeed, { query: { token } })).status).toBe(200);
  // The signature is not in the database.
  expect(JSON.stringify(await world.rows('select * from calendar_feeds'))).not.toContain(signature);
});

test('M27 B11 a platform admin who views as a member neither sees nor makes an address', async () => {
  await made('mentee');
  const { browser } = await signedInAs(world, 'platform_admin@example.com', password);
  await browser.ask(viewAsUser, { params: { id: world.ids.mentee } });
  for (const endpoint of [calendarFeed, makeCalendarFeed, renewCalendarFeed, endCalendarFeed])
    expect(await browser.ask(endpoint, {})).toMatchObject({
      status: 403,
      body: { code: 'accounts.not_while_viewing' },
    });
});

test('M27 M22 the feed is in the download of one’s data without its address, and ends with the account', async () => {
  const { url, created_at } = await made('mentee');
  const { calendars: text = '' } = await downloadedBy(world, 'mentee');
  expect(JSON.parse(text)).toEqual({ calendar_feed: { created_at }, linked_calendars: [] });
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'No longer need mentoring' } });
  expect((await read(url)).statusCode).toBe(404);
  expect(await world.rows('select * from calendar_feeds')).toEqual([]);
});

test('M27 ACC-57 the feed ends when its owner chooses another password, as it does by a reset link', async () => {
  const { url } = await made('mentee');
  const { url: others } = await made('mentor');
  expect((await read(url)).statusCode).toBe(200);
  const { browser } = await signedInAs(world, 'mentee@example.com', password);
  const body = { current_password: password, password: goodPassword, password_confirmation: goodPassword };
  expect((await browser.ask(changePassword, { body })).status).toBe(200);
  expect((await read(url)).statusCode).toBe(404);
  expect((await read(others)).statusCode).toBe(200);
});
