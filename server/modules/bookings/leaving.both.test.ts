import { beforeEach, expect, test } from 'vitest';
import { acceptBooking, cancelMyBooking, requestBooking } from '../../../contract/bookings/index.ts';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { bodyFor, requested, tenOClock } from './bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const statusesOf = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

test('B06 ACC-64 who leaves while sessions with them are asked for, agreed to and called off leaves none open, and nobody meets an error', async () => {
  const mentees = ['mentee', 'other_mentee'] as const;
  const waiting = [];
  for (const day of [3, 4, 5]) waiting.push({ who: 'mentee' as const, ...(await requested(world, tenOClock(day))) });
  for (const day of [6, 7])
    waiting.push({ who: 'other_mentee' as const, ...(await requested(world, tenOClock(day), 'other_mentee')) });
  const asking = mentees.flatMap((who) =>
    [8, 9, 10, 11].map((day) =>
      world.ask(who, requestBooking, { body: bodyFor(world.ids.mentor, tenOClock(day, who === 'mentee' ? 10 : 14)) }),
    ),
  );
  const callingOff = waiting.map(({ who, id }) =>
    world.ask(who, cancelMyBooking, { params: { id }, body: { reason: 'Another time' } }),
  );
  const agreeing = waiting.map(({ id }) => world.ask('mentor', acceptBooking, { params: { id } }));
  const leaving = world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'None of these' } });
  const answers = await Promise.all([...asking, ...callingOff, ...agreeing, leaving]);
  expect((await leaving).status).toBe(200);
  for (const status of statusesOf(answers)) expect([200, 401, 404, 422]).toContain(status);
  expect(
    await world.rows("select id::int, status from bookings where status in ('pending', 'upcoming') order by id"),
  ).toEqual([]);
  expect(await world.rows('select * from occupancies')).toEqual([]);
  // All points that were paid came back.
  expect(
    await world.rows(
      'select booking_id from credit_entries group by booking_id having sum(points) <> 0 and booking_id is not null',
    ),
  ).toEqual([]);
});
