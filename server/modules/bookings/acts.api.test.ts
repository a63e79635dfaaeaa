import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  editBrief,
  requestBooking,
  rescheduleMyBooking,
} from '../../../contract/booking-acts.ts';
import { bookingNote, bookingParticipant, myBookings, updateBookingNote } from '../../../contract/bookings.ts';
import type { Person } from '../../personas.fixture.ts';
import { openWorld, type World } from '../../world.fixture.ts';
import { bodyFor, confirmed, requested, tenOClock, zone } from './bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const of = (id: number) => ({ params: { id } });
const accept = (who: Person, id: number) => world.ask(who, acceptBooking, of(id));
const cancel = (who: Person, id: number, reason = 'I am ill') =>
  world.ask(who, cancelMyBooking, { ...of(id), body: { reason } });
const complete = (who: Person, id: number, body = {}) => world.ask(who, completeBooking, { ...of(id), body });
const moveTo = (who: Person, id: number, at: Temporal.ZonedDateTime) =>
  world.ask(who, rescheduleMyBooking, {
    ...of(id),
    body: {
      reschedule_date: at.toPlainDate().toString(),
      reschedule_time: at.toPlainTime().toString().slice(0, 5),
      user_timezone: zone,
    },
  });
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

test('BKG-79 BKG-81 BKG-83 a move asks the other side, keeps the length and stands in the history', async () => {
  const { id } = await confirmed(world);
  const moved = await moveTo('mentor', id, tenOClock(4, 15));
  expect(moved.status).toBe(200);
  expect(moved.body.booking).toMatchObject({
    status: 'pending',
    booking_date: tenOClock(4).toPlainDate().toString(),
    booking_time: '15:00',
    duration: 60,
  });
  expect(moved.body.booking.booking_reschedules).toMatchObject([{ who_rescheduled: 'mentor' }]);
  const forMentee = await world.ask('mentee', myBookings, { query: {} });
  expect(forMentee.body.upcoming).toMatchObject([{ id, status: 'pending_accept' }]);
  expect((await accept('mentee', id)).body.booking).toMatchObject({ status: 'upcoming' });
  const [row] = await world.rows('select calendar_sequence, start_at from bookings where id = $1', [id]);
  expect(row).toMatchObject({ calendar_sequence: 1 });
});

test('BKG-125 BKG-127 a move onto a taken hour is refused with three others and changes nothing', async () => {
  await requested(world, tenOClock(3, 12), 'other_mentee');
  const { id } = await confirmed(world);
  const { status, body } = await moveTo('mentee', id, tenOClock(3, 12));
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: 'This time slot is no longer available.', alternatives: { length: 3 } });
  expect(await statusOf(id)).toBe('upcoming');
  expect(await occupied(id)).toHaveLength(2);
});

test('BKG-86 a booking does not stand in its own way when it moves by half an hour', async () => {
  const { id } = await confirmed(world);
  expect((await moveTo('mentee', id, tenOClock().add({ minutes: 30 }))).status).toBe(200);
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

test('BKG-65 a mentor books a new session for a mentee of a finished one; the mentee answers and nobody pays', async () => {
  const stranger = await world.ask('mentor', requestBooking, { body: bodyFor(world.ids.mentee) });
  expect(stranger.body).toMatchObject({ code: 'bookings.not_your_mentee' });
  const first = await requested(world);
  await cancel('mentee', first.id);
  const { status, body } = await world.ask('mentor', requestBooking, { body: bodyFor(world.ids.mentee, tenOClock(5)) });
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({ status: 'pending', credits_charged: 0, current_user_is_mentor: true });
  expect((await accept('mentee', body.booking.id)).body.booking).toMatchObject({ status: 'upcoming' });
});

test('BKG-65 whom a mentor has met is asked for again; of a session to come or in doubt nobody is', async () => {
  const { id } = await confirmed(world);
  const becomes = (other: number, status: string) =>
    world.rows('update bookings set status = $2, awaiting_role = null, awaiting_since = null where id = $1', [
      other,
      status,
    ]);
  const askedAgain = async () => {
    const { body } = await world.ask('mentor', requestBooking, { body: bodyFor(world.ids.mentee, tenOClock(5)) });
    if (!body.booking) return body.code;
    // It is not to count itself the next time.
    await becomes(body.booking.id, 'missed');
    await world.rows('delete from occupancies where booking_id = $1', [body.booking.id]);
    return 'asked';
  };
  for (const status of ['upcoming', 'reported', 'investigating', 'missed']) {
    await becomes(id, status);
    expect(await askedAgain(), status).toBe('bookings.not_your_mentee');
  }
  await becomes(id, 'upcoming');
  expect((await complete('mentor', id, { confirm_early: true })).status).toBe(200);
  expect(await askedAgain()).toBe('asked');
  for (const status of ['partially_rated', 'fully_rated']) {
    await becomes(id, status);
    expect(await askedAgain(), status).toBe('asked');
  }
});

test('BKG-116 the card of the other participant', async () => {
  const { id } = await requested(world);
  const { body } = await world.ask('mentee', bookingParticipant, {
    params: { bookingId: id, participantId: world.ids.mentor },
  });
  expect(body.user).toMatchObject({ full_name: 'Mentor Tan', info: { company: 'Acme', job_title: 'Engineer' } });
});

test('BKG-119 a note is its author’s alone; the last write wins', async () => {
  const { id } = await requested(world);
  const write = (note: string) => world.ask('mentee', updateBookingNote, { body: { booking_id: id, note } });
  await write('first');
  expect((await write('second')).body).toEqual({
    booking_id: id,
    note: 'second',
    message: 'Note updated successfully',
  });
  expect((await write('n'.repeat(5001))).body.fields).toEqual({ note: 'Please use at most 5000 characters' });
  expect((await world.ask('mentee', bookingNote, { query: { booking_id: id } })).body.note).toBe('second');
  expect((await world.ask('mentor', bookingNote, { query: { booking_id: id } })).body.note).toBe('');
  expect((await world.ask('platform_admin', bookingNote, { query: { booking_id: id } })).status).toBe(404);
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
  await moveClock(tenOClock());
  expect((await edit('mentee')).status).toBe(422);
});
