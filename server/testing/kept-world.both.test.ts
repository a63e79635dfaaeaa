import { afterEach, expect, test } from 'vitest';
import { emptyGround, type ServerPlace } from '../crash/ground.fixture.ts';
import { fillWorld, keyOf, partsOfWorld } from './kept-world.fixture.ts';
import { shapeOf } from './shape.fixture.ts';
import { openWorld } from './world.fixture.ts';

let ground: ServerPlace | undefined;
afterEach(() => ground?.drop());

test('a database that is migrated from zero is what the kept world is', async () => {
  ground = await emptyGround();
  const fresh = await ground.inspect(async (database) => {
    await fillWorld(database);
    return shapeOf(database);
  });
  expect(fresh).toEqual(await shapeOf((await openWorld()).database));
  expect(fresh.migrations).toContainEqual({ name: '001-accounts.sql' });
});

test('a world is kept under another key when a migration changes or comes, a list changes, or the database has a new version', () => {
  const parts = partsOfWorld();
  const key = keyOf(parts);
  expect(keyOf(new Map([...parts].toReversed()))).toBe(key);
  const others = [
    ['db/001-accounts.sql', `${parts.get('db/001-accounts.sql')} `],
    ['db/999-later.sql', ''],
    ['db/reference/goals.json', '[]'],
    ['server/modules/reference/load.ts', ''],
    ['@electric-sql/pglite', '99.0.0'],
    ['pg-boss', '99.0.0'],
    ['drizzle-orm', '99.0.0'],
  ] as const;
  const keys = others.map(([name, text]) => keyOf(new Map([...parts, [name, text]])));
  expect(new Set([key, ...keys]).size).toBe(8);
  expect(others.filter(([name]) => !parts.has(name)).map(([name]) => name)).toEqual(['db/999-later.sql']);
});
