import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, viewAsUser } from '../../../../contract/accounts/index.ts';
import {
  addToGoogleCalendar,
  finishLinking,
  linkCalendar,
  unlinkCalendar,
} from '../../../../contract/calendars/index.ts';
import { currentUser, type CurrentUser } from '../../../../contract/me/index.ts';
import { password } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { downloadedBy, signedInAs } from '../../accounts/accounts.fixture.ts';
import { confirmed } from '../../bookings/bookings.fixture.ts';
import { linked, linkedOf, tryToLink } from './linked.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const google = { provider: 'google' as const };
const inShort = async () => ((await world.ask('mentor', currentUser, {})).body as CurrentUser).linked_calendars.google;

test('CAL-02 CAL-03 linking leads to the provider and back, and says whose calendar it is', async () => {
  const addresses = { link_url: '/users/auth/google', unlink_url: '/users/auth/google' };
  expect(await inShort()).toEqual({ connected: false, broken: false, changes: 0, ...addresses });
  expect((await linkedOf(world, 'mentor')).google).toMatchObject({
    state: 'not_connected',
    settings: [],
    account: null,
  });
  const { slug } = (await world.ask('mentor', currentUser, {})).body as CurrentUser;
  expect(await tryToLink(world, 'mentor', 'google')).toBe(`/users/${slug}/edit/integrations?calendar=linked`);
  await world.runJobs();
  expect(await inShort()).toEqual({ connected: true, broken: false, changes: 0, ...addresses });
  expect(await linkedOf(world, 'mentor')).toMatchObject({
    google: { state: 'connected', account: 'mentor.tan@calendar.example', read_at: '2026-11-20T10:00:00Z' },
    microsoft: { state: 'not_connected' },
    changes: [],
  });
});

test('CAL-03 neither token can be read in the database, and a token of one member opens nothing of another’s', async () => {
  await linked(world, 'mentor');
  const rows = JSON.stringify(await world.rows('select * from linked_calendars'));
  expect(world.vendors.google.refreshTokens()).toHaveLength(1);
  for (const token of world.vendors.google.refreshTokens()) expect(rows).not.toContain(token);
  expect(rows).not.toContain('access-');
  await linked(world, 'other_mentor');
  await world.rows(
    `update linked_calendars set access_token = o.access_token, refresh_token = o.refresh_token, read_due_at = '2026-11-20T10:00:00Z'
     from (select * from linked_calendars where user_id = $1) o where linked_calendars.user_id = $2`,
    [world.ids.mentor, world.ids.other_mentor],
  );
  await world.moveClock(world.clock.now());
  expect((await linkedOf(world, 'other_mentor')).google).toMatchObject({ state: 'broken', broken_why: 'revoked' });
});

const outcome = (address: string) => new URL(address, 'http://lantern.test').searchParams.get('calendar');

test('CAL-03 who says no, or not to the calendar, has linked nothing and reads so', async () => {
  const { member } = world.vendors.google;
  member.agrees = false;
  expect(outcome(await tryToLink(world, 'mentor', 'google'))).toBe('denied');
  Object.assign(member, { agrees: true, permits: false });
  expect(outcome(await tryToLink(world, 'mentor', 'google'))).toBe('not_permitted');
  expect(await world.rows('select * from linked_calendars')).toEqual([]);
});

/** Asked on the provider's page; the query of its answer. */
const answered = async (who: 'mentor' | 'mentee') => {
  const { headers } = await world.ask(who, linkCalendar, { params: google });
  return Object.fromEntries(world.vendors.google.answerOf(String(headers.location)).searchParams);
};
const finish = async (who: 'mentor' | 'mentee', query: Record<string, string>) =>
  outcome(String((await world.ask(who, finishLinking, { params: google, query })).headers.location));

test('CAL-03 an answer that another member began, or a guessed state, links nothing', async () => {
  const ofMentor = await answered('mentor');
  await answered('mentee');
  expect(await finish('mentee', ofMentor)).toBe('expired');
  const query = await answered('mentee');
  expect(await finish('mentee', { ...query, state: 'guessed' })).toBe('expired');
  // The cookie is gone with the first answer.
  expect(await finish('mentee', query)).toBe('expired');
  expect(await world.rows('select * from linked_calendars')).toEqual([]);
});

test('CAL-03 an answer after ten minutes is too late', async () => {
  const query = await answered('mentor');
  world.clock.moveTo(world.clock.now().add({ seconds: 601 }));
  expect(await finish('mentor', query)).toBe('expired');
  expect(await world.rows('select * from linked_calendars')).toEqual([]);
});

test('CAL-03 B11 a visitor signs in first, and nobody links a calendar to an account that they only view', async () => {
  expect((await world.ask('visitor', linkCalendar, { params: google })).headers.location).toBe('/users/sign_in');
  const { browser } = await signedInAs(world, 'platform_admin@example.com', password);
  await browser.ask(viewAsUser, { params: { id: world.ids.mentor } });
  const { headers } = await browser.ask(linkCalendar, { params: google });
  expect(outcome(String(headers.location))).toBe('not_yours');
  expect((await browser.ask(unlinkCalendar, { params: google })).body).toMatchObject({
    code: 'accounts.not_while_viewing',
  });
});

test('CAL-05 unlinking says so, removes the sessions to come from the calendar and gives the permission back', async () => {
  await confirmed(world);
  await linked(world, 'mentor');
  expect(world.vendors.google.entries()).toHaveLength(1);
  const reply = await world.ask('mentor', unlinkCalendar, { params: google });
  expect(reply.body).toEqual({ message: 'Calendar unlinked successfully' });
  await world.runJobs();
  expect(world.vendors.google.entries()).toEqual([]);
  expect(world.vendors.google.refreshTokens()).toEqual([]);
  expect(await inShort()).toMatchObject({ connected: false });
  for (const table of ['linked_calendars', 'calendar_entries', 'calendar_readings', 'calendar_busy'])
    expect(await world.rows(`select * from ${table}`)).toEqual([]);
  expect((await world.ask('mentor', unlinkCalendar, { params: google })).status).toBe(200);
});

test('CAL-02 another account takes the place of the old one; the same one keeps what is written', async () => {
  await confirmed(world);
  await linked(world, 'mentor');
  const [before] = await world.rows('select * from calendar_entries');
  await linked(world, 'mentor');
  expect(await world.rows('select * from calendar_entries')).toEqual([before]);
  world.vendors.google.member.email = 'private@calendar.example';
  await linked(world, 'mentor');
  expect((await linkedOf(world, 'mentor')).google).toMatchObject({ account: 'private@calendar.example' });
  expect(await world.rows('select * from calendar_entries')).toHaveLength(1);
});

test('CAL-05 B06 ACC-72 a closed account has no calendar; the download names what is linked, and no token', async () => {
  await linked(world, 'mentor');
  const { calendars: text = '' } = await downloadedBy(world, 'mentor');
  expect(JSON.parse(text).linked_calendars).toEqual([
    {
      provider: 'google',
      account: 'mentor.tan@calendar.example',
      linked_at: '2026-11-20T10:00:00Z',
      read_at: '2026-11-20T10:00:00Z',
      sessions_written: [],
    },
  ]);
  await world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'No longer need mentoring' } });
  await world.runJobs();
  expect(await world.rows('select * from linked_calendars')).toEqual([]);
  expect(world.vendors.google.refreshTokens()).toEqual([]);
});

test('CAL-06 B54 with a linked calendar the button opens the session there', async () => {
  const { id } = await confirmed(world);
  await linked(world, 'mentor');
  const [event] = world.vendors.google.entries();
  const { body } = await world.ask('mentor', addToGoogleCalendar, { query: { booking_id: id } });
  expect(body).toEqual({ url: `https://calendar.google.com/event?eid=${event?.id}` });
  const others = await world.ask('mentee', addToGoogleCalendar, { query: { booking_id: id } });
  expect(others.body).toMatchObject({ url: expect.stringContaining('https://calendar.google.com/calendar/render') });
});
