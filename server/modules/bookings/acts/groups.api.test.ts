import { beforeEach, expect, test } from 'vitest';
import * as managed from '../../../../contract/pairings/index.ts';
import {
  acceptBooking,
  cancelMyBooking,
  completeBooking,
  requestBooking,
  rescheduleMyBooking,
  availableSlots,
  type Booking,
  myBookings,
  overdueBookings,
} from '../../../../contract/bookings/index.ts';
import { answerConsent, startRecording } from '../../../../contract/meetings/index.ts';
import { myGroups } from '../../../../contract/pairings/index.ts';
import { removeUser } from '../../../../contract/programmes/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { forgetTold, lettersTo, toldTo } from '../../../testing/told.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { beginsNow, bodyFor, confirmed, movedTo, requested, tenOClock } from '../bookings.fixture.ts';
import { enter } from '../room/room.fixture.ts';

let world: World;
let groupId: number;
const inIt = ['mentor', 'other_mentor', 'mentee', 'other_mentee'] as const;

beforeEach(async () => {
  world = await openWorld();
  for (const [person, role] of [
    ['other_mentor', 'Mentor'],
    ['other_mentee', 'Mentee'],
  ] as const)
    await world.rows(
      'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
      [world.alpha.id, world.ids[person], world.alpha.roleIds[role], world.clock.now().toString()],
    );
  const { ids } = world;
  const { body } = await world.ask('programme_admin', managed.createGroup, {
    body: {
      program_id: world.alpha.id,
      name: 'Data Circle',
      mentor_ids: [ids.mentor, ids.other_mentor],
      mentee_ids: [ids.mentee, ids.other_mentee],
    },
  });
  groupId = body.id;
});

const ask = (who: Person, at = tenOClock(), changes: object = {}) => {
  const { booking } = bodyFor(world.ids.mentor, at);
  const group = { program_id: world.alpha.id, group_id: groupId };
  return world.ask(who, requestBooking, { body: { booking: { ...booking, ...group, ...changes } } });
};
const said = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const held = () =>
  world.rows<{ id: number; people: number }>(
    'select booking_id::int as id, count(*)::int as people from occupancies group by booking_id order by 1',
  );
const statusOf = async (id: number) =>
  (
    await world.rows(
      'select status, awaiting_role as awaiting, credits_charged as points from bookings where id = $1',
      [id],
    )
  )[0];

test('BKG-117 BKG-121 a mentee of a group asks, any of its mentors accepts, all take part, and it costs nothing', async () => {
  const asked = await ask('mentee');
  const booking = asked.body.booking as Booking;
  expect(await statusOf(booking.id)).toEqual({ status: 'pending', awaiting: 'mentor', points: 0 });
  expect([booking.booking_type, booking.group_id, booking.group?.name, booking.group?.members.length]).toEqual([
    'group',
    groupId,
    'Data Circle',
    4,
  ]);
  expect(await held()).toEqual([{ id: booking.id, people: 4 }]);
  const params = { id: booking.id };
  expect(said(await world.ask('other_mentee', acceptBooking, { params }))[0]).toBe(422);
  const accepted = await world.ask('other_mentor', acceptBooking, { params });
  expect([accepted.status, accepted.body.booking.current_user_is_mentor]).toEqual([200, true]);
  // It creates no pair: B70 applies only to sessions of two.
  expect(await world.rows("select 1 from pairings where type = 'pair'")).toEqual([]);
  for (const who of inIt) {
    const { body } = await world.ask(who, myBookings, { query: { program_id: world.alpha.id } });
    expect([who, body.upcoming.map((one: Booking) => one.id)]).toEqual([who, [booking.id]]);
  }
  await world.runJobs();
  expect((await toldTo(world, world.ids.mentor)).map(({ message }) => message)).toContain(
    'The group Data Circle would like a session with you.',
  );
});

test('BKG-121 a mentor of a group arranges its session at once: all are told and get the calendar file; moving keeps the state', async () => {
  const { id } = (await ask('other_mentor')).body.booking as Booking;
  expect(await statusOf(id)).toEqual({ status: 'upcoming', awaiting: null, points: 0 });
  expect(await world.rows('select mentor_id::int as lead from bookings')).toEqual([{ lead: world.ids.other_mentor }]);
  await world.runJobs();
  const told = await toldTo(world, world.ids.mentee);
  expect(told.map(({ object_type: type, message }) => [type, message])).toContainEqual([
    'Group',
    'A session with the group Data Circle was arranged for you.',
  ]);
  const files = lettersTo(world, 'other_mentee@example.com').flatMap((letter) => letter.files);
  expect(files.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.ics$/)]);
  const params = { id };
  expect((await world.ask('mentee', rescheduleMyBooking, { params, body: movedTo(tenOClock(5)) })).status).toBe(422);
  const moved = await world.ask('mentor', rescheduleMyBooking, { params, body: movedTo(tenOClock(5)) });
  expect([moved.status, moved.body.booking.status, moved.body.booking.group.name]).toEqual([
    200,
    'upcoming',
    'Data Circle',
  ]);
  expect(await held()).toEqual([{ id, people: 4 }]);
  const done = await world.ask('other_mentor', completeBooking, { params, body: { confirm_early: true } });
  expect(done.status).toBe(200);
  expect(await held()).toEqual([]);
});

test('BKG-121 BKG-125 whoever of a group is taken decides the words; only times at which all are free are offered', async () => {
  const at = tenOClock();
  await confirmed(world, at, 'other_mentee', 'other_mentor');
  expect(said(await ask('mentee', at))).toEqual([422, 'This time slot is no longer available.']);
  const slots = async (query: object) =>
    (
      await world.ask('mentee', availableSlots, {
        params: { id: String(world.ids.mentor) },
        query: { program_id: world.alpha.id, ...query },
      })
    ).body.slots as string[];
  const moment = at.toInstant().toString();
  expect((await slots({})).includes(moment)).toBe(true);
  expect((await slots({ group_id: groupId })).includes(moment)).toBe(false);
  const other = tenOClock(4);
  await world.rows('update program_memberships set removed_at = $1 where user_id = $2 and program_id = $3', [
    world.clock.now().toString(),
    world.ids.other_mentor,
    world.alpha.id,
  ]);
  await world.ask('programme_admin', managed.removeFromGroup, {
    params: { id: groupId, userId: world.ids.other_mentor },
  });
  await requested(world, other, 'other_mentee', 'other_mentor');
  expect(said(await ask('mentee', other))).toEqual([422, 'You already have a session at this time.']);
});

test('BKG-121 a group that rests meets no more; strangers do not find it; its mentors alone are asked', async () => {
  expect((await ask('pending_mentor')).status).toBe(404);
  expect((await ask('mentee', tenOClock(), { program_id: null })).status).toBe(404);
  expect((await ask('mentee', tenOClock(), { requestee_id: world.ids.other_mentee })).status).toBe(404);
  await world.ask('programme_admin', managed.changePairing, { params: { id: groupId }, body: { status: 'paused' } });
  expect(said(await ask('mentee'))).toEqual([422, 'This pair or group is paused.']);
  expect(await held()).toEqual([]);
});

test('INV-10 BKG-121 who leaves a program leaves its group sessions, which go on for the others; without a mentor they end', async () => {
  const { id } = (await ask('mentor')).body.booking as Booking;
  const leave = (who: Person, role: 'Mentor' | 'Mentee') =>
    world.ask('programme_admin', removeUser, {
      body: { role_id: world.alpha.roleIds[role], user_id: world.ids[who] },
    });
  await leave('mentor', 'Mentor');
  expect(await held()).toEqual([{ id, people: 3 }]);
  const [left] = await world.rows<{ status: string; lead: number; asks: number }>(
    'select status, mentor_id::int as lead, requester_id::int as asks from bookings',
  );
  expect(left).toMatchObject({ status: 'upcoming', lead: world.ids.other_mentor });
  // The requester on record must be one of the remaining mentees.
  expect([world.ids.mentee, world.ids.other_mentee]).toContain(left?.asks);
  expect((await world.ask('mentee', myBookings, { query: { program_id: world.alpha.id } })).body.upcoming).toHaveLength(
    1,
  );
  await leave('other_mentor', 'Mentor');
  expect(await statusOf(id)).toMatchObject({ status: 'system_cancelled' });
  expect(await held()).toEqual([]);
});

test('MTG-10 a session of a group is recorded once each of it agreed; who has left it is asked no longer', async () => {
  const { id } = (await ask('mentor')).body.booking as Booking;
  await beginsNow(world, id);
  const agree = async (who: Person) => {
    const { params, as } = await enter(world, id, who);
    await world.ask(who, answerConsent, { params, body: { ...as, agreed: true } });
    return { params, body: { ...as, file_type: 'video/webm' as const } };
  };
  const [recorder] = [await agree('mentor'), await agree('other_mentor'), await agree('mentee')];
  expect(said(await world.ask('mentor', startRecording, recorder))).toEqual([
    422,
    'Everybody who takes part in the session has to agree to the recording first.',
  ]);
  const body = { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.other_mentee };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  expect((await world.ask('mentor', startRecording, recorder)).status).toBe(200);
});

test('BKG-121 a mentor of the platform makes a group of mentees they have sessions with, and of nobody else', async () => {
  await confirmed(world);
  const body = { name: 'Friday circle', mentee_ids: [world.ids.mentee, world.ids.other_mentee] };
  const make = (as: Person) => world.ask(as, managed.createGroup, { body });
  expect(said(await make('mentor'))).toEqual([422, 'A group of your own is made of mentees you have sessions with.']);
  expect((await make('mentee')).status).toBe(403);
  await confirmed(world, tenOClock(4), 'other_mentee');
  const made = await make('mentor');
  expect([made.status, made.body.program_id, made.body.mentors[0].id]).toEqual([200, null, world.ids.mentor]);
  const ofMentee = (await world.ask('mentee', myGroups, { query: {} })).body.groups;
  expect(ofMentee.map((one: { name: string; why_not: object }) => [one.name, one.why_not])).toEqual([
    ['Friday circle', expect.objectContaining({ book: null, manage: 'programmes.admins_only' })],
  ]);
  const { id } = made.body as { id: number };
  const paused = (as: Person) =>
    world.ask(as, managed.changePairing, { params: { id }, body: { status: 'paused' as const } });
  expect([(await paused('mentee')).status, (await paused('other_mentor')).status]).toEqual([403, 404]);
  expect((await paused('mentor')).body.status).toBe('paused');
});

test('BKG-121 on the platform a mentor and their group meet as in a portal, free of credits', async () => {
  await confirmed(world, tenOClock(8));
  await confirmed(world, tenOClock(9), 'other_mentee');
  const made = await world.ask('mentor', managed.createGroup, {
    body: { name: 'Friday circle', mentee_ids: [world.ids.mentee, world.ids.other_mentee] },
  });
  const asked = await ask('mentee', tenOClock(), { program_id: null, group_id: made.body.id });
  const { id } = asked.body.booking as Booking;
  expect(await statusOf(id)).toEqual({ status: 'pending', awaiting: 'mentor', points: 0 });
  expect((await world.ask('mentor', acceptBooking, { params: { id } })).status).toBe(200);
  const body = { reason: 'I am ill' };
  expect((await world.ask('other_mentee', cancelMyBooking, { params: { id }, body })).status).toBe(200);
});

test('M35 B47 any mentor of a group completes its session for all; its mentees are neither asked nor able to', async () => {
  const { id } = (await ask('mentor')).body.booking as Booking;
  const params = { id };
  const complete = (who: Person) => world.ask(who, completeBooking, { params, body: { confirm_early: true } });
  expect(said(await complete('mentee'))).toEqual([422, 'This action is not allowed for the current booking status.']);
  await forgetTold(world);
  await world.moveClock(tenOClock(3, 11).add({ hours: 24 }).toInstant());
  const overdue = async (who: Person) => {
    const { body } = await world.ask(who, overdueBookings, { query: { program_id: world.alpha.id } });
    return body.bookings.map((one: Booking) => one.id) as number[];
  };
  for (const who of ['mentor', 'other_mentor'] as const) expect([who, await overdue(who)]).toEqual([who, [id]]);
  for (const who of ['mentee', 'other_mentee'] as const) expect([who, await overdue(who)]).toEqual([who, []]);
  // The day after, its mentors alone are asked to complete it.
  await world.runJobs();
  const reminded = (who: Person) =>
    lettersTo(world, `${who}@example.com`).filter(({ subject }) => subject.startsWith('Please complete')).length;
  expect(inIt.map((who) => [who, reminded(who)])).toEqual([
    ['mentor', 1],
    ['other_mentor', 1],
    ['mentee', 0],
    ['other_mentee', 0],
  ]);
  expect((await complete('other_mentee')).status).toBe(422);
  expect((await complete('other_mentor')).status).toBe(200);
  for (const who of inIt) {
    const { body } = await world.ask(who, myBookings, { query: { program_id: world.alpha.id } });
    expect([who, body.to_review.map((one: Booking) => one.id)]).toEqual([who, [id]]);
  }
});
