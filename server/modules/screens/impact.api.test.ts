import { expect, test } from 'vitest';
import { impactCounters } from '../../../contract/screens/index.ts';
import { beginning, openWorld } from '../../testing/world.fixture.ts';
import { session } from './screens.fixture.ts';

test('DSH-22 the public counters: mentors, mentees, sessions held and countries, counted anew every ten minutes', async () => {
  const world = await openWorld();
  const counted = async () => (await world.ask('visitor', impactCounters, {})).body as Record<string, number>;
  // Later than anything another test file of this worker has cached.
  world.clock.moveTo(beginning.add({ hours: 1 }));
  await session(world, { days: 2 });
  await session(world, { days: 3, status: 'completed' });
  await session(world, { days: 4, status: 'partially_rated' });
  await session(world, { days: 5, status: 'missed' });
  await world.rows('update user_infos set country_id = 2 where user_id = $1', [world.ids.mentor]);
  await world.rows('update user_infos set country_id = 3 where user_id = $1', [world.ids.other_mentee]);
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.other_mentee, beginning.toString()]);
  // Mentee accounts: the unconfirmed, the mentee, the pending mentor and three who administer a programme by a role
  // (A81); the one who left is not counted.
  const first = { mentors: 2, mentees: 6, completed_sessions: 3, countries: 2 };
  expect(await counted()).toEqual(first);
  await session(world, { days: 6 });
  world.clock.moveTo(beginning.add({ hours: 1, minutes: 9, seconds: 59 }));
  expect(await counted()).toEqual(first);
  world.clock.moveTo(beginning.add({ hours: 1, minutes: 10 }));
  expect(await counted()).toEqual({ ...first, completed_sessions: 4 });
});
