import { beforeEach, expect, test } from 'vitest';
import { adminBooking, myBookings } from '../../../../contract/bookings/index.ts';
import { beginning, openWorld, type World } from '../../../testing/world.fixture.ts';
import { confirmed, requested, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('select status from bookings where id = $1', [id]))[0]?.status;
const actionsOf = (id: number) => world.rows('select action from activities where booking_id = $1 order by id', [id]);
const noticesOf = (id: number) =>
  world
    .rows<{ kind: string }>('select kind from booking_notices where booking_id = $1 order by at, kind', [id])
    .then((rows) => rows.map(({ kind }) => kind));

test('BKG-122 BKG-126 a request lapses 48 hours after it was made, to the second, and the points come back', async () => {
  const { id } = await requested(world, tenOClock(10));
  await world.moveClock(beginning.add({ hours: 48 }).subtract({ seconds: 1 }));
  expect(await statusOf(id)).toBe('pending');
  await world.moveClock(beginning.add({ hours: 48 }));
  expect(await statusOf(id)).toBe('system_cancelled');
  expect(await world.rows('select user_id from occupancies where booking_id = $1', [id])).toEqual([]);
  expect(await world.rows('select points from credit_entries where booking_id = $1 order by id', [id])).toEqual([
    { points: -10 },
    { points: 10 },
  ]);
  expect(await actionsOf(id)).toEqual([{ action: 'created' }, { action: 'canceled' }]);
});

test('BKG-126 a request lapses at the start of its session when that comes first', async () => {
  const { id } = await requested(world, tenOClock(1));
  await world.moveClock(tenOClock(1).toInstant());
  expect(await statusOf(id)).toBe('system_cancelled');
  const { body } = await world.ask('mentee', myBookings, { query: {} });
  expect(body.closed).toMatchObject([{ id, status: 'system_cancelled', label: 'Cancelled' }]);
});

test('BKG-128 the awaited side is reminded once, at half time', async () => {
  const { id } = await requested(world, tenOClock(10));
  await world.moveClock(beginning.add({ hours: 23, minutes: 59 }));
  expect(await noticesOf(id)).toEqual([]);
  await world.moveClock(beginning.add({ hours: 24 }));
  await world.moveClock(beginning.add({ hours: 25 }));
  expect(await noticesOf(id)).toEqual(['answer_mentor']);
});

test('NTF-17 both are reminded a day and an hour before a confirmed session, once each', async () => {
  const { id } = await confirmed(world, tenOClock(3));
  const start = tenOClock(3).toInstant();
  for (const hours of [25, 24, 23, 1]) await world.moveClock(start.subtract({ hours }));
  await world.moveClock(start.subtract({ minutes: 30 }));
  expect(await noticesOf(id)).toEqual(['day_before', 'hour_before']);
});

test('D07 BKG-48 BKG-122 nobody concluded it: after a day both are asked, after fourteen days the clock completes it', async () => {
  const { id } = await confirmed(world, tenOClock(1));
  const end = tenOClock(1, 11).toInstant();
  await world.moveClock(end.add({ hours: 24 }));
  expect(await noticesOf(id)).toContain('not_concluded');
  await world.moveClock(end.add({ hours: 14 * 24 }));
  expect(await world.rows('select status, auto_completed from bookings where id = $1', [id])).toEqual([
    { status: 'completed', auto_completed: true },
  ]);
  const { body } = await world.ask('mentee', myBookings, { query: {} });
  expect(body.closed).toMatchObject([{ id, label: 'Completed', auto_completed: true }]);
  const told = await world.ask('platform_admin', adminBooking, { params: { id } });
  expect(told.body.booking.auto_completed).toBe(true);
  expect(await actionsOf(id)).toEqual([{ action: 'created' }, { action: 'confirmed' }, { action: 'completed' }]);
});

test('BKG-128 requests that lie far ahead do not keep others from being recalled, however many they are', async () => {
  const { id } = await requested(world, tenOClock(10));
  await world.rows(
    `insert into bookings (booking_type, requester_id, requestee_id, mentor_id, created_by, status, awaiting_role,
       awaiting_since, start_at, end_at, user_timezone, topic, request_expiry_hours, room_token, created_at, updated_at)
     select booking_type, requester_id, requestee_id, mentor_id, created_by, status, awaiting_role,
       awaiting_since - interval '1 hour', start_at + interval '50 days', end_at + interval '50 days', user_timezone, topic,
       0, 'far-' || n, created_at, updated_at
     from bookings, generate_series(1, 500) n where id = $1`,
    [id],
  );
  await world.moveClock(beginning.add({ hours: 24 }));
  expect(await noticesOf(id)).toEqual(['answer_mentor']);
});

test('NTF-17 who agrees shortly before is not recalled, and keeps nobody from being it', async () => {
  const { id } = await confirmed(world, tenOClock(3));
  const late = await confirmed(world, tenOClock(3, 14));
  const start = tenOClock(3, 14).toInstant();
  await world.rows('update bookings set accepted_at = $1 where id = $2', [
    start.subtract({ hours: 23 }).toString(),
    late.id,
  ]);
  await world.moveClock(start.subtract({ hours: 22 }));
  expect(await noticesOf(late.id)).toEqual([]);
  expect(await noticesOf(id)).toEqual(['day_before']);
});

test('BKG-126 one request that cannot be closed keeps no other from lapsing', async () => {
  const stuck = await requested(world, tenOClock(5));
  const next = await requested(world, tenOClock(6));
  await world.rows(`alter table bookings add constraint stuck check (id <> ${stuck.id} or status = 'pending')`);
  world.expectToFail('bookings.expireRequests');
  try {
    await world.moveClock(beginning.add({ hours: 48 }));
    expect([await statusOf(stuck.id), await statusOf(next.id)]).toEqual(['pending', 'system_cancelled']);
  } finally {
    await world.rows('alter table bookings drop constraint stuck');
  }
});
