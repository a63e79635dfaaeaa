import { beforeEach, expect, test } from 'vitest';
import { applyAsMentor } from '../../../contract/profiles/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { mentorSaid } from './samples.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const guard =
  "create unique index mentor_applications_one_pending on mentor_applications (user_id) where status = 'pending'";

/** One person sends eight different applications at the same time. */
const applyAtOnce = async () => {
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      world.ask('mentee', applyAsMentor, {
        params: { id: world.ids.mentee },
        body: { ...mentorSaid, job_title: `Engineer ${n}` },
      }),
    ),
  );
  const pending = await world.rows(`select id from mentor_applications where status = 'pending'`);
  return { pending: pending.length, statuses: replies.map(({ status }) => status).toSorted((a, b) => a - b) };
};

test('PRO-41 of eight applications at once one is taken', async () => {
  expect(await applyAtOnce()).toEqual({ pending: 1, statuses: [200, 422, 422, 422, 422, 422, 422, 422] });
});

test('without the index several would be pending', async () => {
  await world.rows('drop index mentor_applications_one_pending');
  try {
    expect((await applyAtOnce()).pending).toBeGreaterThan(1);
  } finally {
    await world.rows('delete from mentor_applications');
    await world.rows(guard);
  }
});
