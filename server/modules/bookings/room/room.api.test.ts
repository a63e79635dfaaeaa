import { beforeEach, expect, test } from 'vitest';
import {
  cancelMyBooking,
  rescheduleMyBooking,
  bookingAttendance,
  type BookingAttendance,
  acceptBooking,
  openRoom,
  type Booking,
} from '../../../../contract/bookings/index.ts';
import { bookingDetail } from '../../../../contract/screens/index.ts';
import {
  beatMeeting,
  joinMeeting,
  leaveMeeting,
  sayInMeeting,
  sendSignals,
} from '../../../../contract/meetings/index.ts';
import { removeUser } from '../../../../contract/programmes/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { beginning, openWorld, type World } from '../../../testing/world.fixture.ts';
import { bodyFor, inSession, tenOClock } from '../bookings.fixture.ts';
import { enter, type Entered, media, tokenFor } from './room.fixture.ts';

let world: World;
let bookingId: number;
beforeEach(async () => {
  world = await openWorld();
  bookingId = await inSession(world);
});

const after = (seconds: number) => beginning.add({ seconds });
const beat = (who: Person, { params, as }: Entered) =>
  world.ask(who, beatMeeting, { params, body: { ...as, ...media } });
/** Every minute, each of these people reports that they are there. */
const stayUntil = async (minutes: number, seats: readonly (readonly [Person, Entered])[]) => {
  for (let minute = 1; minute <= minutes; minute += 1) {
    world.clock.moveTo(after(60 * minute));
    for (const [who, place] of seats) expect((await beat(who, place)).status).toBe(200);
  }
};
const shown = async (who: Person) =>
  (await world.ask(who, bookingDetail, { params: { id: bookingId }, query: {} })).body as Booking;
const codes = async (asked: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await asked;
  return [status, (body as { code?: string }).code];
};

test('MTG-03 BKG-111 the room opens five minutes before and closes five minutes after, for its two people alone', async () => {
  const open = (who: Person) => codes(world.ask(who, openRoom, { params: { id: bookingId } }));
  world.clock.moveTo(after(-301));
  expect(await open('mentee')).toEqual([422, 'bookings.join_too_early']);
  world.clock.moveTo(after(-300));
  expect(await open('mentee')).toEqual([200, undefined]);
  expect((await shown('mentee')).urls.room_url).toBe(`/main/bookings/${bookingId}/room`);
  expect((await shown('mentee')).buttons).toContainEqual({ button: 'join', why_not: null });
  world.clock.moveTo(after(3900));
  expect(await open('mentor')).toEqual([200, undefined]);
  world.clock.moveTo(after(3901));
  expect(await open('mentor')).toEqual([422, 'bookings.join_too_late']);
  world.clock.moveTo(beginning);
  for (const who of ['other_mentee', 'programme_admin', 'platform_admin'] as const)
    expect(await open(who)).toEqual([404, 'bookings.not_found']);
});

test('MTG-03 a token opens one meeting, for one person, while it is open', async () => {
  const own = await tokenFor(world, bookingId, 'mentee');
  const other = await tokenFor(world, await inSession(world, 'other_mentee', 'other_mentor'), 'other_mentee');
  const join = (who: Person, id: number, token: string) =>
    codes(world.ask(who, joinMeeting, { params: { id }, body: { token, ...media } }));
  expect(await join('mentee', own.id, '')).toEqual([404, 'meetings.not_found']);
  expect(await join('mentee', other.id, own.token)).toEqual([404, 'meetings.not_found']);
  expect(await join('mentor', own.id, own.token)).toEqual([404, 'meetings.not_found']);
  expect(await join('mentee', other.id, other.token)).toEqual([404, 'meetings.not_found']);
  world.clock.moveTo(after(-301));
  expect(await join('mentee', own.id, own.token)).toEqual([422, 'meetings.not_open']);
  world.clock.moveTo(after(3901));
  expect(await join('mentee', own.id, own.token)).toEqual([422, 'meetings.closed']);
  world.clock.moveTo(beginning);
  expect(await join('mentee', own.id, own.token)).toEqual([200, undefined]);
});

test('MTG-03 a session that is called off or moved empties its room, and its tokens are dead', async () => {
  const place = await enter(world, bookingId, 'mentee');
  const slot = bodyFor(world.ids.mentor, tenOClock(4)).booking;
  const body = {
    reschedule_date: slot.booking_date,
    reschedule_time: slot.booking_time,
    user_timezone: slot.user_timezone,
  };
  const session = { id: bookingId };
  expect((await world.ask('mentor', rescheduleMyBooking, { params: session, body })).status).toBe(200);
  // M26: until the other time is accepted, the session goes on.
  expect(await codes(beat('mentee', place))).toEqual([200, undefined]);
  expect((await world.ask('mentee', acceptBooking, { params: session })).status).toBe(200);
  expect(await codes(beat('mentee', place))).toEqual([422, 'meetings.closed']);
  expect(await world.rows('select 1 from meeting_attendances where left_at is null')).toEqual([]);

  const second = await inSession(world, 'other_mentee', 'other_mentor');
  const { as, params } = await enter(world, second, 'other_mentor');
  await world.ask('other_mentee', cancelMyBooking, { params: { id: second }, body: { reason: 'ill' } });
  const again = world.ask('other_mentor', joinMeeting, { params, body: { token: as.token, ...media } });
  expect(await codes(again)).toEqual([422, 'meetings.closed']);
});

test('MTG-03 INV-10 who is removed from the programme while in the room sits there no more and comes back no more', async () => {
  await world.rows('update bookings set program_id = $1 where id = $2', [world.alpha.id, bookingId]);
  const places = { mentee: await enter(world, bookingId, 'mentee'), mentor: await enter(world, bookingId, 'mentor') };
  const body = { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  const seated = 'select user_id::int from meeting_attendances where left_at is null';
  expect(await world.rows(seated)).toEqual([]);
  expect(await codes(beat('mentee', places.mentee))).toEqual([404, 'meetings.not_found']);
  const again = world.ask('mentee', joinMeeting, {
    params: places.mentee.params,
    body: { token: places.mentee.as.token, ...media },
  });
  expect(await codes(again)).toEqual([404, 'meetings.not_found']);
  // The other one has nobody left to meet: the session is cancelled, and its room closed.
  expect(await codes(beat('mentor', places.mentor))).toEqual([422, 'meetings.closed']);
});

test('B77 MTG-01 a session that took place stands when one of its two is removed before it is concluded', async () => {
  await world.rows('update bookings set program_id = $1 where id = $2', [world.alpha.id, bookingId]);
  await stayUntil(5, [
    ['mentee', await enter(world, bookingId, 'mentee')],
    ['mentor', await enter(world, bookingId, 'mentor')],
  ]);
  const body = { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  expect(await world.rows('select status from bookings where id = $1', [bookingId])).toEqual([{ status: 'upcoming' }]);
});

test('MTG-01 five minutes together make a meeting valid: it stands in the booking, and it is moved no longer', async () => {
  const seats = [
    ['mentee', await enter(world, bookingId, 'mentee')],
    ['mentor', await enter(world, bookingId, 'mentor')],
  ] as const;
  await stayUntil(4, seats);
  expect((await shown('mentee')).meetings).toMatchObject([{ status: 'in_progress', is_valid: false, end_time: null }]);
  expect((await shown('mentee')).why_not.reschedule).toBeNull();
  await stayUntil(5, seats);
  const [meeting] = (await shown('mentor')).meetings;
  // All the fields the documents print; those that a transcription would fill are empty.
  expect(meeting).toEqual({
    id: seats[0][1].id,
    status: 'in_progress',
    is_valid: true,
    start_time: beginning.toString(),
    end_time: null,
    summary: null,
    key_points: [],
    action_items: [],
    sentiment: null,
    topics: [],
    word_clouds: [],
    transcription_url: null,
    recording_url: null,
    recordings: [],
    recording_asked: false,
    recording_withdrawn: false,
    recording_consent: null,
  });
  expect((await shown('mentee')).why_not.reschedule).toBe('bookings.meeting_held');
  const slot = bodyFor(world.ids.mentor, tenOClock(4)).booking;
  const body = {
    reschedule_date: slot.booking_date,
    reschedule_time: slot.booking_time,
    user_timezone: slot.user_timezone,
  };
  const moved = world.ask('mentee', rescheduleMyBooking, { params: { id: bookingId }, body });
  expect(await codes(moved)).toEqual([422, 'bookings.meeting_held']);
  // Afterwards the meeting is completed and shows when it ended.
  for (const [who, { params, as }] of seats) await world.ask(who, leaveMeeting, { params, body: as });
  await world.moveClock(after(3901));
  expect((await shown('mentee')).meetings).toMatchObject([
    { status: 'completed', is_valid: true, end_time: after(300).toString() },
  ]);
});

test('MTG-01 who falls silent was there until the last sign of life, and counts anew from coming back', async () => {
  const place = await enter(world, bookingId, 'mentee');
  await stayUntil(2, [['mentee', place]]);
  await world.moveClock(after(120 + 76));
  const spans = () =>
    world.rows<{ joined: number; left: number | null }>(
      `select extract(epoch from joined_at - $1)::int as joined, extract(epoch from left_at - $1)::int as left
       from meeting_attendances order by id`,
      [beginning.toString()],
    );
  expect(await spans()).toEqual([{ joined: 0, left: 120 }]);
  expect(await codes(beat('mentee', place))).toEqual([422, 'meetings.seat_gone']);
  await enter(world, bookingId, 'mentee');
  // A second window replaces the first.
  const third = await enter(world, bookingId, 'mentee');
  expect(await spans()).toEqual([
    { joined: 0, left: 120 },
    { joined: 196, left: 196 },
    { joined: 196, left: null },
  ]);
  // There are no beats after the room has closed, so the clock ends the attendance.
  expect((await beat('mentee', third)).status).toBe(200);
  await world.moveClock(after(3901));
  expect((await spans()).at(-1)).toEqual({ joined: 196, left: 196 });
});

test('MTG-01 an admin reads who was there from when until when, the two of them do not', async () => {
  const place = await enter(world, bookingId, 'mentee');
  await stayUntil(3, [['mentee', place]]);
  const { body } = await world.ask('platform_admin', bookingAttendance, { params: { id: bookingId } });
  const [meeting] = (body as BookingAttendance).meetings;
  expect(meeting).toMatchObject({ is_valid: false, status: 'in_progress' });
  const spans = [{ joined_at: beginning.toString(), left_at: after(180).toString(), here: true }];
  expect(meeting?.people.map(({ user_type, minutes, spans: s }) => ({ user_type, minutes, spans: s }))).toEqual([
    { user_type: 'mentor', minutes: 0, spans: [] },
    { user_type: 'mentee', minutes: 3, spans },
  ]);
});

test('MTG-03 six people fill a room', async () => {
  const { id, token } = await tokenFor(world, bookingId, 'mentee');
  const others = await world.rows<{ id: string }>('select id from users where id <> all($1) limit 6', [
    [world.ids.mentee, world.ids.mentor],
  ]);
  for (const { id: userId } of others.slice(0, 6)) {
    await world.rows(
      'insert into meeting_attendances (meeting_id, user_id, joined_at, seen_at) values ($1, $2, $3, $3)',
      [id, userId, beginning.toString()],
    );
  }
  const join = () => codes(world.ask('mentee', joinMeeting, { params: { id }, body: { token, ...media } }));
  expect(await join()).toEqual([422, 'meetings.full']);
  await world.rows('delete from meeting_attendances where id = (select max(id) from meeting_attendances)');
  expect(await join()).toEqual([200, undefined]);
});

test('MTG-03 only who sits in the room is heard there', async () => {
  const place = await enter(world, bookingId, 'mentee');
  const { params, as } = await enter(world, bookingId, 'mentor');
  await world.ask('mentor', leaveMeeting, { params, body: as });
  const say = world.ask('mentor', sayInMeeting, { params, body: { ...as, text: 'hello' } });
  expect(await codes(say)).toEqual([422, 'meetings.seat_gone']);
  const signal = world.ask('mentor', sendSignals, { params, body: { ...as, to: place.as.seat, signals: ['{}'] } });
  expect(await codes(signal)).toEqual([422, 'meetings.seat_gone']);
  expect(await world.rows('select 1 from meeting_signals union all select 1 from meeting_messages')).toEqual([]);
});
