import { beforeEach, expect, test } from 'vitest';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { log } from './offline.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const logged = () => world.rows('select count(*)::int as sessions from bookings where is_offline');
const atOnce = async (count: number) => {
  for (const who of ['mentee', 'mentor'] as const) await world.browserOf(who).csrf();
  const answers = await Promise.all(
    Array.from({ length: count }, (_none, at) => log(world, at % 2 ? 'mentee' : 'mentor')),
  );
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
};

test('OFF-14 the two log their session many times at once: it is there once', async () => {
  expect(await atOnce(16)).toEqual([200, ...Array.from({ length: 15 }, () => 422)]);
  expect(await logged()).toEqual([{ sessions: 1 }]);
});

test('twin: without the constraint one mentor is with two people at one time', async () => {
  const second = () =>
    world.rows(`insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status,
        start_at, end_at, user_timezone, topic, completed_at, is_offline, room_token, created_at, updated_at)
      select program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status,
        start_at, end_at, user_timezone, topic, completed_at, is_offline, 'another', created_at, updated_at from bookings`);
  expect((await log(world, 'mentee')).status).toBe(200);
  await expect(second()).rejects.toThrow('offline_apart');
  const [guard] = await world.rows<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'offline_apart'",
  );
  await world.rows('alter table bookings drop constraint offline_apart');
  try {
    await second();
    expect(await logged()).toEqual([{ sessions: 2 }]);
  } finally {
    await world.rows('delete from bookings where room_token = $1', ['another']);
    await world.rows(`alter table bookings add constraint offline_apart ${guard?.definition}`);
  }
});
