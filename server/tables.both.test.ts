import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { key } from './platform/columns.ts';
import { declaredTables, differences, known, type KnownTables, migrated } from './testing/tables.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

/** Read and written only by SQL, so Drizzle does not know them. */
const unread = ['migrations', 'settings'];

let world: World;
let database: KnownTables;
beforeAll(async () => {
  world = await openWorld();
  database = await migrated(world.database);
});

test('Drizzle says of every table what the migrations made', async () => {
  const drizzle = known(await declaredTables());
  expect(drizzle.size).toBeGreaterThan(70);
  expect(differences(drizzle, database, unread)).toEqual([]);
  expect(unread.filter((table) => !database.has(table) || drizzle.has(table))).toEqual([]);
});

test('every difference is told by its table and column', () => {
  const sheaves = pgTable('sheaves', {
    id: key(),
    sheafName: text().notNull().unique(),
    bound: boolean().notNull().default(false),
    weight: integer(),
  });
  const real: KnownTables = new Map([
    [
      'sheaves',
      new Set([
        'id bigint not null counted',
        'sheaf_name text',
        'bound boolean not null',
        'primary key (id)',
        'ripe date',
      ]),
    ],
    ['barns', new Set(['id bigint not null counted', 'index barns_pkey'])],
  ]);
  expect(differences(known([sheaves]), real, [])).toEqual([
    'barns: only the database has id bigint not null counted',
    'sheaves: only Drizzle has bound boolean not null default',
    'sheaves: only Drizzle has sheaf_name text not null',
    'sheaves: only Drizzle has unique (sheaf_name)',
    'sheaves: only Drizzle has weight integer',
    'sheaves: only the database has bound boolean not null',
    'sheaves: only the database has ripe date',
    'sheaves: only the database has sheaf_name text',
  ]);
  expect(differences(new Map(), real, ['barns', 'sheaves'])).toEqual([]);
});

test('every check of the database says by its name what it keeps', async () => {
  const checks = await world.rows<{ name: string }>(
    "select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace",
  );
  expect(checks.length).toBeGreaterThan(100);
  expect(checks.map(({ name }) => name).filter((name) => /_check\d*$/.test(name))).toEqual([]);
});
