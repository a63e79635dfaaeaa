import { beforeEach, expect, test } from 'vitest';
import { addEntry, changeEntry, retireEntry } from '../../../contract/reference/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { loadReference } from './load.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** As if a version with other lists were started. The lists are of all tests, so each of these undoes what it does. */
const release = async () => {
  await world.rows(`update settings set value = '"an older version"' where key = 'reference'`);
  await loadReference(world.database.transact);
};
const params = (id: number) => ({ list: 'skills' as const, id });
const skills = (ids: string) =>
  world.rows(
    `select id::int, name::text, retired_at is not null as retired from skills where id in (${ids}) order by id`,
  );

test('a release brings new names, and leaves alone what an admin renamed, retired or added', () =>
  world.rollingBack(async () => {
    await world.ask('platform_admin', changeEntry, {
      params: params(1),
      body: { name: 'Bookkeeping at night' },
    });
    await world.ask('platform_admin', retireEntry, {
      params: params(2),
      body: { retired: true },
    });
    await world.rows("update skills set name = 'An older name' where id in (3)");
    await release();
    expect(await skills('1, 2, 3')).toEqual([
      { id: 1, name: 'Bookkeeping at night', retired: false },
      { id: 2, name: 'Adaptability', retired: true },
      { id: 3, name: 'Adobe Illustrator', retired: false },
    ]);
  }));

test('a release that brings a name which an admin has added does not bring it twice, and starts', () =>
  world.rollingBack(async () => {
    await world.rows("update skills set name = 'An older name' where id = 3");
    const body = { name: 'adobe  ILLUSTRATOR' };
    expect(
      (
        await world.ask('platform_admin', addEntry, {
          params: { list: 'skills' },
          body,
        })
      ).status,
    ).toBe(200);
    await release();
    expect(await skills('3')).toEqual([{ id: 3, name: 'An older name', retired: false }]);
  }));
