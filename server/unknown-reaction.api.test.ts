import { expect, test } from 'vitest';
import { openWorld } from './testing/world.fixture.ts';

test('SYS-20 a job whose reaction nobody knows any more fails and is kept', async () => {
  const world = await openWorld();
  const subscriber = 'members.greetEveryone';
  const event = { id: '1', name: 'member.joined', at: world.clock.now().toString() };
  world.expectToFail(subscriber);
  await world.database.transact((tx) => world.jobs.enqueue(tx, [{ subscriber, event }]));
  await world.runJobs();
  expect(
    await world.rows(`select state, data, output from pgboss.job where data ->> 'subscriber' = $1`, [subscriber]),
  ).toEqual([
    {
      state: 'retry',
      data: { subscriber, event },
      output: { message: 'no module reacts as members.greetEveryone' },
    },
  ]);
});
