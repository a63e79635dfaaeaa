import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const of = () => ({ params: { id: world.alpha.id } });
const save = (name: string, filter: contract.SavedFields, as: Persona = 'programme_admin') =>
  world.ask(as, contract.saveFilter, { ...of(), body: { name, filter } });
const list = async (as: Persona = 'programme_admin') =>
  ((await world.ask(as, contract.listFilters, of())).body as contract.SavedFilters).filters;

test('a filter is saved under a name, replaced under the same, deleted, and seen by nobody else', async () => {
  await save('Never came', { attention: 'never_signed_in' });
  await save('finance', { department: 'Finance' });
  await save('NEVER CAME', { attention: 'never_signed_in', role: '7' });
  const filters = await list();
  expect(filters.map(({ name, filter }) => [name, filter])).toEqual([
    ['finance', { department: 'Finance' }],
    ['NEVER CAME', { attention: 'never_signed_in', role: '7' }],
  ]);
  expect(await list('portal_owner')).toEqual([]);
  const [finance] = filters;
  const remove = (as: Persona) =>
    world.ask(as, contract.deleteFilter, { params: { id: world.alpha.id, filterId: finance?.id ?? 0 } });
  await remove('portal_owner');
  expect(await list()).toHaveLength(2);
  await remove('programme_admin');
  expect((await list()).map(({ name }) => name)).toEqual(['NEVER CAME']);
});

test('at most twenty, also when they are saved at once', async () => {
  await world.browserOf('programme_admin').csrf();
  const answers = await Promise.all(Array.from({ length: 23 }, (_, n) => save(`Filter ${n}`, { search: String(n) })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'programmes.too_many_filters' });
  expect(await list()).toHaveLength(20);
  expect((await save(' ', {})).body).toMatchObject({ fields: { name: 'This field is required' } });
});
