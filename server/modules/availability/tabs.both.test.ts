import { beforeEach, expect, test } from 'vitest';
import { saveAvailability, toggleDnd } from '../../../contract/availability.ts';
import { openWorld, type World } from '../../world.fixture.ts';
import { showOf, zone } from './availability.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const eight = [0, 1, 2, 3, 4, 5, 6, 7];

test('of eight tabs that save at once over the same version, one does, and its hours are whole', async () => {
  // A row to queue at: of those who have none yet, the first insert already lets only one pass.
  await world.ask('mentor', toggleDnd, { body: {} });
  const { version } = await showOf(world);
  const hoursOf = (tab: number) => [0, 1, 2].map((weekday) => ({ weekday, from: `0${tab}:00`, to: `0${tab}:45` }));
  const replies = await Promise.all(
    eight.map((tab) =>
      world.ask('mentor', saveAvailability, {
        body: { rules: hoursOf(tab), overrides: [], timezone: zone, version },
      }),
    ),
  );
  const winners = eight.filter((tab) => replies[tab]?.status === 200);
  expect(winners).toHaveLength(1);
  for (const { status, body } of replies.filter((reply) => reply.status !== 200)) {
    expect([status, body.code]).toEqual([422, 'availability.changed_elsewhere']);
  }
  expect((await showOf(world)).rules).toEqual(hoursOf(winners[0] ?? NaN));
});

test('AVL-08 every one of nine presses at once counts, also the first ever', async () => {
  const replies = await Promise.all([...eight, 8].map(() => world.ask('mentor', toggleDnd, { body: {} })));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
  expect(replies.filter(({ body }) => body.active)).toHaveLength(5);
  expect((await showOf(world)).dnd).toBe(true);
});
