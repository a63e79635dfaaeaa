import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  chooseNotifications,
  emailsOfLink,
  type NotificationChoices,
  notificationChoices,
  stopEmails,
} from '../../../contract/notifications/index.ts';
import { createComment } from '../../../contract/newsfeed/index.ts';
import { changePairing, connect } from '../../../contract/pairings/index.ts';
import type { ResetRequested } from '../../domain-events/accounts.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { lettersTo, linkIn, toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, tenOClock } from '../bookings/bookings.fixture.ts';
import { postIn } from '../newsfeed/newsfeed.fixture.ts';
import { pairOf } from '../pairings/samples.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Chosen = Parameters<typeof world.ask<typeof chooseNotifications>>[2]['body'];
const choose = (body: Chosen, as: Person = 'mentee') => world.ask(as, chooseNotifications, { body });
const chosen = async () => (await world.ask('mentee', notificationChoices, {})).body as NotificationChoices;
const off = (kind: 'pairs' | 'sessions' | 'newsfeed', channel: 'in_app' | 'email' | 'whatsapp') => ({
  kind,
  channel,
  wanted: false,
});
const letters = () => lettersTo(world, 'mentee@example.com');
const subjects = () => letters().map(({ subject }) => subject);
const lines = async () => (await toldTo(world, world.ids.mentee)).map(({ message }) => message);

/** A pair, which both are told of by email and in the app. */
const paired = async () => {
  const { body: pair } = await world.ask('programme_admin', connect, { body: pairOf(world) });
  await world.runJobs();
  return pair.id;
};
const turn = async (id: number, status: 'active' | 'paused') => {
  await world.ask('programme_admin', changePairing, { params: { id }, body: { status } });
  await world.runJobs();
};
const resetAsked = async () => {
  await world.transact(({ announce, now }) =>
    announce<ResetRequested>({ name: 'account.reset_requested', userId: world.ids.mentee, at: now.toString() }),
  );
  await world.runJobs();
};
/** In the time zone of the mentee, which is that of Kuala Lumpur. */
const at = (local: string) =>
  world.moveClock(Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Kuala_Lumpur').toInstant());

test('B114 whoever never chose is told everything, at once', async () => {
  const body = await chosen();
  expect(body.choices).toContainEqual({ kind: 'sessions', channel: 'whatsapp', wanted: true });
  expect(body.choices).toContainEqual({ kind: 'newsfeed', channel: 'in_app', wanted: true });
  // The newsfeed sends no emails.
  expect(body.choices.some(({ kind, channel }) => kind === 'newsfeed' && channel === 'email')).toBe(false);
  expect(body.choices.every(({ wanted }) => wanted)).toBe(true);
  expect([body.daily_email, body.quiet_hours]).toEqual([false, null]);
});

test('B114 a kind that is not wanted by email is still told in the app, and the other way round', async () => {
  expect((await choose({ choices: [off('pairs', 'email')] })).body.choices).toContainEqual(off('pairs', 'email'));
  const pair = await paired();
  expect([subjects(), await lines()]).toEqual([[], ['Mentor Tan is your mentor in Alpha now.']]);
  expect(lettersTo(world, 'mentor@example.com')).toHaveLength(1);
  await choose({ choices: [{ ...off('pairs', 'email'), wanted: true }, off('pairs', 'in_app')] });
  await turn(pair, 'paused');
  expect(subjects()).toEqual(['You and Mentor Tan are paused in Alpha']);
  expect(await lines()).toHaveLength(1);
});

test('B114 B115 no email and still a message to the phone, and no message and still the email', async () => {
  await world.rows('update users set whatsapp_notification = true, phone_no = $1 where id = $2', [
    '60123456789',
    world.ids.mentee,
  ]);
  await choose({ choices: [off('sessions', 'email')] });
  await confirmed(world);
  await world.runJobs();
  expect([subjects().length, world.vendors.messages.length]).toEqual([0, 1]);
  await choose({ choices: [{ ...off('sessions', 'email'), wanted: true }, off('sessions', 'whatsapp')] });
  await confirmed(world, tenOClock(4));
  await world.runJobs();
  expect([subjects().length, world.vendors.messages.length]).toEqual([1, 1]);
});

test('D16 what is about the account itself is always sent, at once', async () => {
  const body = await chosen();
  const nothing = body.choices.map((one) => ({ ...one, wanted: false }));
  await choose({ choices: nothing, daily_email: true, quiet_hours: { from: '00:00', to: '23:59' } });
  await resetAsked();
  expect(letters()).toHaveLength(1);
  expect(letters()[0]?.html).not.toContain('/unsubscribe/');
});

test('a way that a kind is not sent by, or hours without an end, are refused beside their field', async () => {
  const noWay = await choose({ choices: [off('newsfeed', 'email')] });
  expect([noWay.status, noWay.body.fields]).toEqual([422, { 'choices.0': 'This is not sent that way.' }]);
  const allDay = await choose({ quiet_hours: { from: '07:00', to: '07:00' } });
  expect(allDay.body.fields).toEqual({ 'quiet_hours.to': 'Choose another end than the beginning.' });
});

const stopLink = () => {
  const [letter] = letters();
  if (!letter) throw new Error('no email');
  const [, key = '', kind = ''] =
    /^\/unsubscribe\/([^/]+)\/(\w+)$/.exec(linkIn(letter, 'http://lantern.test/unsubscribe/').pathname) ?? [];
  return { key, kind: kind as 'pairs' };
};

test('RFC 8058 the link under an email stops its kind without signing in, and lets it go on', async () => {
  const pair = await paired();
  const params = stopLink();
  const stranger = world.newBrowser();
  expect((await stranger.ask(emailsOfLink, { params })).body).toEqual({ kind: 'pairs', wanted: true });
  // As a mailbox does it: a form, without cookie, token or origin.
  const { statusCode } = await world.server.inject({
    method: 'POST',
    url: `/unsubscribe/${params.key}/${params.kind}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(statusCode).toBe(200);
  await turn(pair, 'paused');
  expect(letters()).toHaveLength(1);
  expect((await stranger.ask(emailsOfLink, { params })).body.wanted).toBe(false);
  expect((await stranger.ask(stopEmails, { params, body: { wanted: true } })).status).toBe(200);
  await turn(pair, 'active');
  expect(letters()).toHaveLength(2);
  const unknown = { key: crypto.randomUUID(), kind: 'pairs' as const };
  expect((await stranger.ask(stopEmails, { params: unknown, body: {} })).body).toMatchObject({
    code: 'notifications.link_unknown',
  });
});

test('RFC 8058 the email says in its head how its kind is stopped', async () => {
  await paired();
  const { key } = stopLink();
  const [letter] = world.vendors.letters.filter(({ to }) => to.includes('mentee@example.com'));
  const head = Object.fromEntries((letter?.mail.headers ?? []).map(({ key: name, value }) => [name, value]));
  expect(head['list-unsubscribe']).toBe(`<http://lantern.test/unsubscribe/${key}/pairs>`);
  expect(head['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test('one email a day takes the place of five, at eight in the morning of its reader', async () => {
  await choose({ daily_email: true });
  await at('2026-11-20T19:00');
  const pair = await paired();
  for (const status of ['paused', 'active', 'paused', 'active'] as const) await turn(pair, status);
  expect(subjects()).toEqual([]);
  await at('2026-11-21T07:59');
  expect(subjects()).toEqual([]);
  await at('2026-11-21T08:00');
  expect(subjects()).toEqual(['Lantern: 5 updates']);
  const [daily] = letters();
  expect(daily?.text.match(/You and Mentor Tan/g)).toHaveLength(4);
  expect(daily?.text).toContain('http://lantern.test/app/acme/alpha/bookings');
  await at('2026-11-22T08:00');
  expect(subjects()).toHaveLength(1);
  // All five are in the app, too.
  expect(await lines()).toHaveLength(5);
});

test('one email a day holds back no session', async () => {
  await choose({ daily_email: true });
  await confirmed(world);
  await world.runJobs();
  expect(subjects()).toHaveLength(1);
});

test('a daily email that was missed comes later, once, also when two processes write it', async () => {
  await choose({ daily_email: true });
  await paired();
  await world.rows(`update deliveries set created_at = created_at - interval '3 days' where status = 'gathered'`);
  await Promise.all([world.runJobs(), at('2026-11-21T09:30')]);
  await world.runJobs();
  expect(subjects()).toEqual(['Lantern: 1 update']);
});

test('quiet hours put an email off until they are over, and nothing about a session’s start', async () => {
  await choose({ quiet_hours: { from: '22:00', to: '07:00' } });
  await at('2026-11-20T23:00');
  await paired();
  expect(subjects()).toEqual([]);
  expect(await lines()).toHaveLength(1);
  await at('2026-11-21T06:59');
  expect(subjects()).toEqual([]);
  await at('2026-11-21T07:00');
  expect(subjects()).toHaveLength(1);
});

test('B112 comments on one post are one line while it is unread', async () => {
  const id = await postIn(world);
  const say = async (as: Person) => {
    await world.ask(as, createComment, { params: { id }, body: { body: 'Well said' } });
    await world.runJobs();
  };
  await say('mentor');
  await say('mentor');
  expect(await lines()).toEqual(['Mentor Tan commented on your post.']);
  await say('programme_admin');
  expect(await lines()).toEqual(['Programme Admin Tan and 1 other commented on your post.']);
  await say('mentor');
  expect(await lines()).toEqual(['Mentor Tan and 1 other commented on your post.']);
  await world.rows('update notifications set read_at = now()');
  await say('mentor');
  expect(await lines()).toEqual([
    'Mentor Tan and 1 other commented on your post.',
    'Mentor Tan commented on your post.',
  ]);
});
