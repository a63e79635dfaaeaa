import { expect, test } from 'vitest';
import { loadDemo } from '../../demo/load.ts';
import { openWorld } from '../../testing/world.fixture.ts';
import { expectSame, expectSameInPrograms } from './recounting.fixture.ts';

test('ANA-18 B93 in 50 random programs every figure equals a naive recount', async () => {
  await expectSameInPrograms(await openWorld(), { from: 1, to: 50 });
});

test('ANA-18 B93 in the demonstration every figure equals a naive recount', async () => {
  const world = await openWorld();
  const { transact, demos, clock, vendors } = world;
  await loadDemo({ transact, files: vendors.files, now: clock.now(), demos });
  const programs = await world.rows<{ id: number }>('select id::int from programs order by id');
  expect(programs.length).toBeGreaterThan(3);
  const sizes: number[] = [];
  for (const { id } of programs) {
    const { bookings } = await expectSame(world, id);
    sizes.push(bookings.total_bookings_count);
  }
  expect(Math.max(...sizes)).toBeGreaterThan(50);
});
