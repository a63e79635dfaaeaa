import { beforeEach, expect, test } from 'vitest';
import { availableSlots } from '../../../../contract/bookings/index.ts';
import { currentUser, type CurrentUser } from '../../../../contract/me/index.ts';
import { lettersTo, toldTo } from '../../../testing/told.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { requested, tenOClock } from '../../bookings/bookings.fixture.ts';
import { linked, linkedOf, minutesLater } from './linked.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  world.vendors.google.put({
    id: 'dentist',
    start: { dateTime: '2026-11-23T02:30:00Z' },
    end: { dateTime: '2026-11-23T03:00:00Z' },
  });
  await linked(world, 'mentor');
});

const slots = async () => {
  const params = { id: String(world.ids.mentor) };
  const { body } = await world.ask('mentee', availableSlots, { params, query: { timezone: 'UTC' } });
  return body as { slots: string[]; calendar_unknown: boolean };
};
const isBroken = async () =>
  ((await world.ask('mentor', currentUser, {})).body as CurrentUser).linked_calendars.google.broken;
const emails = () => lettersTo(world, 'mentor@example.com').map(({ subject }) => subject);
/** What every call of the calendar answers from now on. */
const fails = (times = 20) =>
  world.vendors.google.instead.push(...Array.from({ length: times }, () => ({ status: 503 })));

test('CAL-10 a permission that was taken back is told within 15 minutes, once, by email and bell', async () => {
  world.vendors.google.revoke();
  const open = (await slots()).slots;
  await minutesLater(world, 10);
  expect(emails()).toEqual(['Your Google calendar is no longer connected']);
  expect(await toldTo(world, world.ids.mentor)).toMatchObject([
    { message: "We can't read your Google calendar. Please check requests by hand and link it again." },
  ]);
  expect(await isBroken()).toBe(true);
  expect((await linkedOf(world, 'mentor')).google).toMatchObject({ state: 'broken', broken_why: 'revoked' });
  // Neither free without a word nor full: what was read last stays closed, and the rest says so.
  expect(await slots()).toEqual(expect.objectContaining({ slots: open, calendar_unknown: true }));
  await minutesLater(world, 300);
  expect(emails()).toHaveLength(1);
});

test('CAL-10 whoever asks then waits for the mentor’s hand', async () => {
  world.vendors.google.revoke();
  await minutesLater(world, 10);
  const { id } = await requested(world, tenOClock(4));
  expect(await world.rows('select status, awaiting_role from bookings where id = $1', [id])).toEqual([
    { status: 'pending', awaiting_role: 'mentor' },
  ]);
});

test('CAL-10 linked again it is known again, and the banner goes', async () => {
  world.vendors.google.revoke();
  await minutesLater(world, 10);
  await linked(world, 'mentor');
  expect([await isBroken(), (await slots()).calendar_unknown]).toEqual([false, false]);
});

test('CAL-10 three failures in a row are told within 15 minutes of the last reading; one or two are not', async () => {
  fails();
  for (const minutes of [10, 1]) {
    await minutesLater(world, minutes);
    expect([emails(), await isBroken()]).toEqual([[], false]);
  }
  await minutesLater(world, 1);
  expect(emails()).toEqual(["We can't read your Google calendar"]);
  expect(await slots()).toMatchObject({ calendar_unknown: true });
  // It is tried on, and heals by itself.
  world.vendors.google.instead.length = 0;
  await minutesLater(world, 10);
  expect([await isBroken(), (await slots()).calendar_unknown, emails().length]).toEqual([false, false, 1]);
});

test('CAL-10 a provider that wants an hour’s rest does not keep the owner from being told in time', async () => {
  world.vendors.google.instead.push({ status: 429, headers: { 'retry-after': '3600' } });
  await minutesLater(world, 10);
  await minutesLater(world, 2);
  expect(emails()).toEqual([]);
  await minutesLater(world, 1);
  expect(emails()).toEqual(["We can't read your Google calendar"]);
  expect(world.vendors.google.calls.filter((call) => call.startsWith('GET'))).toHaveLength(2);
});

test('CAL-10 a server that was down for half an hour says that it does not know, before it has read again', async () => {
  world.clock.moveTo(world.clock.now().add({ minutes: 31 }));
  expect(await slots()).toMatchObject({ calendar_unknown: true });
  await world.moveClock(world.clock.now());
  expect([(await slots()).calendar_unknown, emails()]).toEqual([false, []]);
});
