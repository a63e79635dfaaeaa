import { beforeEach, expect, test } from 'vitest';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { downloadedBy } from '../accounts/accounts.fixture.ts';
import { tenOClock } from '../bookings/bookings.fixture.ts';
import { heldInAlpha, heldSession, review } from './reviews.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('ACC-72 M08 REV-22 what was said of a member goes along once they may read it, wherever it was said', async () => {
  const received = async () => {
    const { received: all } = JSON.parse((await downloadedBy(world, 'mentor')).reviews ?? '') as {
      received: unknown[];
    };
    return all;
  };
  const inside = await heldInAlpha(world, tenOClock(5));
  const outside = await heldSession(world);
  await review(world, inside, 'mentee', 'mentor', { programId: world.alpha.id, text: 'Patient' });
  await review(world, outside, 'mentee', 'mentor', { text: 'Clear' });
  expect(await received()).toEqual([]);
  await review(world, inside, 'mentor', 'mentee', { programId: world.alpha.id });
  await review(world, outside, 'mentor', 'mentee');
  expect(await received()).toMatchObject([
    { booking_id: inside, by: 'Mentee Tan', feedback: [{ value: 5, text: 'Patient' }, { value: 4 }] },
    { booking_id: outside, feedback: [{ text: 'Clear' }, { value: 4 }] },
  ]);
  await world.rows("update programs set review_settings = 'hidden' where id = $1", [world.alpha.id]);
  expect(await received()).toMatchObject([{ booking_id: outside }]);
});
