import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { crowdIn } from './many.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const namesOf = async (query: object) => {
  const { status, body } = await world.ask('programme_admin', contract.listParticipants, {
    params: { id: world.alpha.id },
    query,
  });
  expect(status).toBe(200);
  return (body as contract.Participants).participants.map(({ full_name: name }) => name);
};

const pair = async (mentor: number, mentee: number, status = 'active') => {
  const at = world.clock.now().toString();
  await world.rows(
    `with made as (insert into pairings (program_id, mentor_id, mentee_id, status, created_by, created_at, ended_at, paused_at)
       values ($1, $2, $3, $4, $2, $5, $6, $7) returning id)
     insert into pairing_participants (pairing_id, user_id, user_type)
       select id, $2, 'mentor' from made union all select id, $3, 'mentee' from made`,
    [world.alpha.id, mentor, mentee, status, at, status === 'ended' ? at : null, status === 'paused' ? at : null],
  );
};

/** A session of these two that began so many days ago, in alpha unless told. */
const session = async (
  mentor: number,
  mentee: number,
  { daysAgo, status = 'completed', program = world.alpha.id }: { daysAgo: number; status?: string; program?: number },
) => {
  const start = world.clock.now().subtract({ hours: 24 * daysAgo });
  const [row] = await world.rows<{ id: number }>(
    `insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at,
       user_timezone, topic, room_token, created_at, updated_at)
     values ($1, 'one_on_one', $3, $2, $2, $3, $4, $5::timestamptz, $5::timestamptz + interval '1 hour', 'UTC', 'x', md5(random()::text),
       $5::timestamptz, $5::timestamptz) returning id::int id`,
    [program, mentor, mentee, status, start.toString()],
  );
  await world.rows(
    `insert into booking_participants (booking_id, user_id, user_type) values ($1, $2, 'mentor'), ($1, $3, 'mentee')`,
    [row?.id, mentor, mentee],
  );
};

test('never signed in: people without a way to sign in, in whatever role, and they stand as invited', async () => {
  await crowdIn(world, 2);
  expect(await namesOf({ attention: 'never_signed_in' })).toEqual(['Crowd 0001', 'Crowd 0002']);
  const { body } = await world.ask('programme_admin', contract.listParticipants, {
    params: { id: world.alpha.id },
    query: { search: 'crowd 0001' },
  });
  expect((body as contract.Participants).participants[0]?.standing).toBe('invited');
});

test('not paired: mentors and mentees without a pair that goes on or is paused; never admins', async () => {
  const { mentor, mentee } = world.ids;
  const [first = 0, second = 0] = await crowdIn(world, 3);
  expect(await namesOf({ attention: 'not_paired' })).toEqual([
    'Crowd 0001',
    'Crowd 0002',
    'Crowd 0003',
    'Mentee Tan',
    'Mentor Tan',
  ]);
  await pair(mentor, mentee);
  await pair(mentor, first, 'paused');
  await pair(mentor, second, 'ended');
  expect(await namesOf({ attention: 'not_paired' })).toEqual(['Crowd 0002', 'Crowd 0003']);
  expect(await namesOf({ attention: 'not_paired', search: '0003', user_type: 'mentee' })).toEqual(['Crowd 0003']);
  expect(await namesOf({ attention: 'not_paired,never_signed_in', role_id: 'Mentor' })).toEqual([]);
});

test('no session for 30 days: nothing held here since, by a member of 30 days', async () => {
  const { mentor, mentee } = world.ids;
  const [old = 0, called = 0, elsewhere = 0, waiting = 0, recent = 0] = await crowdIn(world, 6);
  await world.rows(`update program_memberships set joined_at = joined_at - interval '60 days' where user_id <> $1`, [
    recent,
  ]);
  await session(mentor, mentee, { daysAgo: 29 });
  await session(mentor, old, { daysAgo: 31 });
  await session(mentor, called, { daysAgo: 3, status: 'cancelled' });
  await session(mentor, elsewhere, { daysAgo: 3, program: world.beta.id });
  await session(mentor, waiting, { daysAgo: 3, status: 'upcoming' });
  expect(await namesOf({ attention: 'no_session' })).toEqual(['Crowd 0001', 'Crowd 0002', 'Crowd 0003', 'Crowd 0006']);
});
