import { beforeEach, expect, test } from 'vitest';
import {
  acceptBooking,
  type Booking,
  createBooking,
  myBookings,
  requestBooking,
  rescheduleMyBooking,
} from '../../../../contract/bookings/index.ts';
import { createGroup } from '../../../../contract/pairings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { blocked } from '../../safety/safety.fixture.ts';
import {
  arrangedBody,
  askedInAlpha,
  bodyFor,
  confirmed,
  movedTo,
  requested,
  sessionInAlpha,
  tenOClock,
} from '../bookings.fixture.ts';
import { log, logged } from '../offline/offline.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const ask = (who: Person, whom: Person, more: object = {}) => {
  const { booking } = bodyFor(world.ids[whom]);
  return world.ask(who, requestBooking, { body: { booking: { ...booking, ...more } } });
};
const refused = { status: 422, body: { code: 'bookings.not_bookable', error: 'This person cannot be booked.' } };
const count = async () => (await world.rows('select 1 from bookings')).length;

test.each([
  ['mentee', 'mentor'],
  ['mentor', 'mentee'],
] as const)(
  'M47 the %s has blocked the other: no session is asked for, on the platform or in a program',
  async (by, whom) => {
    await blocked(world, by, whom);
    expect(await ask('mentee', 'mentor')).toMatchObject(refused);
    expect(await askedInAlpha(world, 'mentee', 'mentor')).toMatchObject(refused);
    expect(await count()).toBe(0);
    expect(await world.rows('select points from credit_balances where user_id = $1', [world.ids.mentee])).toEqual([
      { points: 100 },
    ]);
    // Others go on booking the same mentor.
    expect((await ask('other_mentee', 'mentor')).status).toBe(200);
  },
);

test('M47 a mentor arranges no further session with a mentee who has blocked them', async () => {
  await sessionInAlpha(world, { over: true });
  await world.rows("update bookings set status = 'completed'");
  await blocked(world, 'mentee', 'mentor');
  const asked = await ask('mentor', 'mentee', { requestee_type: 'mentee', program_id: world.alpha.id });
  expect(asked).toMatchObject(refused);
});

test('M47 what stands is not cancelled: a request can be accepted and a session moved', async () => {
  const asked = await requested(world);
  const session = await confirmed(world, tenOClock(4));
  await blocked(world, 'mentor', 'mentee');
  expect((await world.ask('mentor', acceptBooking, { params: { id: asked.id } })).status).toBe(200);
  const moved = await world.ask('mentee', rescheduleMyBooking, {
    params: { id: session.id },
    body: movedTo(tenOClock(5)),
  });
  expect(moved.status).toBe(200);
  const { body } = await world.ask('mentee', myBookings, { query: {} });
  expect(new Set(body.upcoming.map(({ id }: Booking) => id))).toEqual(new Set([asked.id, session.id]));
});

test('M47 an admin, who sees the block, can still arrange a session for the two', async () => {
  await blocked(world, 'mentee', 'mentor');
  const body = arrangedBody(world.alpha.id, world.ids.mentor, world.ids.mentee);
  expect((await world.ask('programme_admin', createBooking, { body })).status).toBe(200);
});

test('M47 OFF-14 neither logs a session with the other; one that was logged before can be confirmed', async () => {
  await blocked(world, 'mentor', 'mentee');
  expect(await log(world, 'mentee')).toMatchObject(refused);
  expect(await log(world, 'mentor')).toMatchObject(refused);
  await world.rows('delete from user_blocks');
  expect(await logged(world, 'mentee')).toBeGreaterThan(0);
});

const inGroup = async () => {
  for (const [person, role] of [
    ['other_mentor', 'Mentor'],
    ['other_mentee', 'Mentee'],
  ] as const)
    await world.rows(
      'insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)',
      [world.alpha.id, world.ids[person], world.alpha.roleIds[role], world.clock.now().toString()],
    );
  const { ids } = world;
  const { body } = await world.ask('programme_admin', createGroup, {
    body: {
      program_id: world.alpha.id,
      name: 'Data Circle',
      mentor_ids: [ids.mentor, ids.other_mentor],
      mentee_ids: [ids.mentee, ids.other_mentee],
    },
  });
  return { program_id: world.alpha.id, group_id: body.id as number };
};

test('M47 BKG-121 in a group a mentee asks no mentor whom they are apart from; its others do', async () => {
  const group = await inGroup();
  await blocked(world, 'mentee', 'mentor');
  expect(await ask('mentee', 'mentor', group)).toMatchObject(refused);
  expect((await ask('mentee', 'other_mentor', group)).status).toBe(200);
});

test('M47 BKG-121 a mentor meets the group as long as somebody in it is not apart from them', async () => {
  const group = await inGroup();
  await blocked(world, 'mentee', 'mentor');
  expect((await ask('mentor', 'mentor', group)).status).toBe(200);
  await blocked(world, 'other_mentee', 'mentor');
  const { booking } = bodyFor(world.ids.mentor, tenOClock(5));
  const later = await world.ask('mentor', requestBooking, { body: { booking: { ...booking, ...group } } });
  expect(later).toMatchObject(refused);
});
