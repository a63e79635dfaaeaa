import { beforeEach, expect, test } from 'vitest';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { confirmHeld, denyHeld, log, logged as logOne } from './offline.fixture.ts';

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
  await confirmHeld(world, 'mentor', await logOne(world, 'mentee'));
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

/** Both answers at the same moment, several times each. */
const answeredAtOnce = async (id: number) => {
  await world.browserOf('mentor').csrf();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, at) => (at % 2 ? confirmHeld : denyHeld)(world, 'mentor', id)),
  );
  return answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
};

test('M43 confirm and deny at once: one of them stands, the other is refused, and it is announced once', async () => {
  const id = await logOne(world, 'mentee');
  const said = await answeredAtOnce(id);
  expect(new Set(said)).toEqual(new Set(['done', 'bookings.already_answered']));
  const [{ confirmation } = { confirmation: '' }] = await world.rows<{ confirmation: string }>(
    'select confirmation from bookings',
  );
  const act = confirmation === 'confirmed' ? 'confirm_held' : 'deny_held';
  expect(await world.rows("select action from booking_events where action <> 'log_offline'")).toEqual([
    { action: act },
  ]);
});

test('twin: whoever reads the session without locking it overwrites the other answer', async () => {
  const id = await logOne(world, 'mentee');
  // What two calls do that do not lock the row: both read that nobody has answered, then both write.
  const read = () => world.rows<{ confirmation: string }>('select confirmation from bookings where id = $1', [id]);
  const write = (answer: string) =>
    world.rows('update bookings set confirmation = $2, answered_by = mentor_id, answered_at = $3 where id = $1', [
      id,
      answer,
      world.clock.now().toString(),
    ]);
  const [first, second] = [await read(), await read()];
  expect([first, second]).toEqual([[{ confirmation: 'awaited' }], [{ confirmation: 'awaited' }]]);
  await write('confirmed');
  await write('denied');
  expect(await read()).toEqual([{ confirmation: 'denied' }]);
});
