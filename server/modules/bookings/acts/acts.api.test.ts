import type { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  editBrief,
  myBookings,
} from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { confirmed, requested, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const of = (id: number) => ({ params: { id } });
const accept = (who: Person, id: number) => world.ask(who, acceptBooking, of(id));
const cancel = (who: Person, id: number, reason = 'I am ill') =>
  world.ask(who, cancelMyBooking, { ...of(id), body: { reason } });
const complete = (who: Person, id: number, body = {}) => world.ask(who, completeBooking, { ...of(id), body });
const pointsOf = (id: number) =>
  world
    .rows<{ points: number }>('select points from credit_entries where booking_id = $1 order by id', [id])
    .then((rows) => rows.map((row) => row.points));
const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('select status from bookings where id = $1', [id]))[0]?.status;
const occupied = (id: number) => world.rows('select user_id from occupancies where booking_id = $1', [id]);
const moveClock = (at: Temporal.ZonedDateTime) => world.moveClock(at.toInstant());

test('BKG-69 BKG-70 only the awaited side accepts, and again it answers the same', async () => {
  const { id } = await requested(world);
  const own = await accept('mentee', id);
  expect(own.status).toBe(422);
  expect(own.body).toMatchObject({ code: 'bookings.not_awaited' });
  const first = await accept('mentor', id);
  expect(first).toMatchObject({
    status: 200,
    body: { booking: { status: 'upcoming', label: 'Confirmed', tone: 'blue' } },
  });
  expect((await accept('mentor', id)).body).toEqual(first.body);
  expect(await world.rows('select action from activities where booking_id = $1 order by id', [id])).toEqual([
    { action: 'created' },
    { action: 'confirmed' },
  ]);
});

test('BKG-75 BKG-76 a reason is required; the booking closes, its time is free again and the points are back', async () => {
  const { id } = await requested(world);
  const without = await cancel('mentee', id, ' ');
  expect(without.status).toBe(422);
  expect(without.body.fields).toEqual({ reason: 'Please provide a reason to cancel' });
  expect((await cancel('mentee', id)).body.booking).toMatchObject({
    status: 'cancelled',
    label: 'Cancelled',
    tone: 'red',
  });
  expect(await pointsOf(id)).toEqual([-10, 10]);
  expect(await occupied(id)).toEqual([]);
  expect((await cancel('mentee', id)).status).toBe(200);
  expect(await pointsOf(id)).toEqual([-10, 10]);
  const list = await world.ask('mentor', myBookings, { query: {} });
  expect(list.body).toMatchObject({ upcoming: [], closed: [{ id, cancel_reason: 'I am ill' }] });
});

test('CRD-37 a mentee who leaves a confirmed session within 24 hours keeps no points; a mentor gives them back', async () => {
  const late = await confirmed(world);
  await moveClock(tenOClock().subtract({ hours: 23 }));
  expect((await cancel('mentee', late.id)).body.booking).toMatchObject({ status: 'cancelled' });
  expect(await pointsOf(late.id)).toEqual([-10]);
  const other = await confirmed(world, tenOClock(3, 14));
  await cancel('mentor', other.id);
  expect(await pointsOf(other.id)).toEqual([-10, 10]);
});

test('BKG-72 BKG-67 after its end a participant completes; it then waits for reviews and frees the time', async () => {
  const { id } = await confirmed(world);
  await moveClock(tenOClock(3, 12));
  const list = await world.ask('mentor', myBookings, { query: {} });
  expect(list.body.upcoming).toMatchObject([{ id, label: 'Pending Completion', tone: 'orange' }]);
  const done = await complete('mentor', id);
  expect(done).toMatchObject({ status: 200, body: { booking: { status: 'pending_rating', label: 'Pending Review' } } });
  expect((await complete('mentor', id)).status).toBe(200);
  const after = await world.ask('mentee', myBookings, { query: {} });
  expect(after.body).toMatchObject({ upcoming: [], to_review: [{ id }] });
  expect(await occupied(id)).toEqual([]);
});

test('BKG-67 completing before the start asks once more and is written to the audit log', async () => {
  const { id } = await confirmed(world);
  const early = await complete('mentee', id);
  expect(early.status).toBe(422);
  expect(early.body).toMatchObject({ code: 'bookings.not_begun' });
  expect(await statusOf(id)).toBe('upcoming');
  expect((await complete('mentee', id, { confirm_early: true })).status).toBe(200);
  expect(await world.rows('select completed_early from bookings where id = $1', [id])).toEqual([
    { completed_early: true },
  ]);
  expect(await world.rows('select action, object_id from audit_log')).toEqual([
    { action: 'booking.completed_early', object_id: String(id) },
  ]);
});

test('BKG-122 the feed keeps who asked, agreed, completed and cancelled, with the mentor and the mentees', async () => {
  const done = await confirmed(world);
  const left = await confirmed(world, tenOClock(3, 14));
  await cancel('mentee', left.id);
  await moveClock(tenOClock(3, 12));
  await complete('mentor', done.id);
  const { mentor, mentee } = world.ids;
  const feedOf = (id: number) =>
    world.rows(
      'select action, user_id::int, mentor_id::int, mentee_ids::int[] from activities where booking_id = $1 order by id',
      [id],
    );
  const entry = (action: string, byId: number) => ({ action, user_id: byId, mentor_id: mentor, mentee_ids: [mentee] });
  expect(await feedOf(done.id)).toEqual([
    entry('created', mentee),
    entry('confirmed', mentor),
    entry('completed', mentor),
  ]);
  expect(await feedOf(left.id)).toEqual([
    entry('created', mentee),
    entry('confirmed', mentor),
    entry('canceled', mentee),
  ]);
});

test('SYS-16 a booking of others is not there', async () => {
  const { id } = await requested(world);
  for (const { status, body } of [
    await accept('other_mentor', id),
    await cancel('other_mentee', id),
    await complete('other_mentor', id),
  ]) {
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: 'This booking does not exist.' });
  }
});

test('BKG-116 the card of the other participant: picture, name, company and job title', async () => {
  const { id } = await requested(world);
  const { mentor } = world.ids;
  await world.rows("update user_infos set profile_photo = 'mentor.webp' where user_id = $1", [mentor]);
  const reply = await world
    .browserOf('mentee')
    .inject({ method: 'GET', url: `/bookings/${id}/booking_participants/${mentor}` });
  expect(reply.json()).toEqual({
    user: {
      id: mentor,
      profile_photo_url: '/files/mentor.webp',
      full_name: 'Mentor Tan',
      info: { company: 'Acme', job_title: 'Engineer' },
    },
  });
});

test('BKG-119 a note is its author’s alone; the last write wins', async () => {
  const { id } = await requested(world);
  const browser = world.browserOf('mentee');
  const write = async (note: string) => {
    const headers = { 'x-csrf-token': await browser.csrf() };
    const payload = { booking_id: id, note };
    return (await browser.inject({ method: 'POST', url: '/dashboard/booking_note', headers, payload })).json<object>();
  };
  await write('first');
  expect(await write('second')).toEqual({ booking_id: id, note: 'second', message: 'Note updated successfully' });
  expect(await write('n'.repeat(5001))).toMatchObject({ fields: { note: 'Please use at most 5000 characters' } });
  const read = async (who: Person) =>
    (
      await world.browserOf(who).inject({ method: 'GET', url: `/dashboard/booking_note?booking_id=${id}` })
    ).json<object>();
  expect(await read('mentee')).toEqual({ booking_id: id, note: 'second' });
  expect(await read('mentor')).toEqual({ booking_id: id, note: '' });
  expect(await read('platform_admin')).toMatchObject({ code: 'bookings.not_found' });
});

test('BKG-118 the mentee writes what it is about until it starts; the mentor reads it', async () => {
  const { id } = await confirmed(world);
  const edit = (who: Person) =>
    world.ask(who, editBrief, { ...of(id), body: { brief: 'I am Aina.', discussion_points: ['My CV'] } });
  expect((await edit('mentor')).status).toBe(422);
  expect((await edit('mentee')).body.booking).toMatchObject({ brief: 'I am Aina.', discussion_points: ['My CV'] });
  const list = await world.ask('mentor', myBookings, { query: {} });
  expect(list.body.upcoming).toMatchObject([{ brief: 'I am Aina.', discussion_points: ['My CV'] }]);
  const wrong = async (body: object) => (await world.ask('mentee', editBrief, { ...of(id), body })).body.fields;
  expect(await wrong({ brief: 'b'.repeat(1001) })).toEqual({ brief: 'Please use at most 1000 characters' });
  expect(await wrong({ discussion_points: Array.from({ length: 11 }, () => 'My CV') })).toEqual({
    discussion_points: 'You can add up to 10 points',
  });
  expect(await wrong({ discussion_points: ['p'.repeat(151)] })).toEqual({
    'discussion_points.0': 'Please use at most 150 characters',
  });
  const longest = { brief: 'b'.repeat(1000), discussion_points: Array.from({ length: 10 }, () => 'p'.repeat(150)) };
  expect((await world.ask('mentee', editBrief, { ...of(id), body: longest })).body.booking).toMatchObject(longest);
  const asked = await requested(world, tenOClock(4));
  const early = await world.ask('mentee', editBrief, { ...of(asked.id), body: { brief: 'I am Aina.' } });
  expect(early.body.booking).toMatchObject({ status: 'pending', brief: 'I am Aina.' });
  await moveClock(tenOClock());
  expect((await edit('mentee')).status).toBe(422);
});
