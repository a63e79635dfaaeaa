import { beforeAll, expect, test } from 'vitest';
import { noticeObjects } from '../../../contract/notifications/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

test('the database takes lines about what the contract lists, and about nothing else', async () => {
  const [check] = await world.rows<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'notifications_object_type_known'",
  );
  const taken = [...(check?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, word]) => word);
  expect(new Set(taken)).toEqual(new Set(noticeObjects));
});
