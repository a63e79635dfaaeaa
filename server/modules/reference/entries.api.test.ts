import { beforeEach, expect, test } from 'vitest';
import { discoverFilters } from '../../../contract/discovery/index.ts';
import { saveProfile } from '../../../contract/profiles/index.ts';
import * as contract from '../../../contract/reference/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type List = contract.OwnList;
interface Body {
  name: string;
  code?: string;
  country?: string | null;
}

const add = (list: List, body: Body) => world.ask('platform_admin', contract.addEntry, { params: { list }, body });
const added = async (list: List, body: Body) => (await add(list, body)).body as contract.Entry;
const rename = (list: List, id: number, body: Body) =>
  world.ask('platform_admin', contract.changeEntry, { params: { list, id }, body });
const retire = (list: List, id: number, retired = true) =>
  world.ask('platform_admin', contract.retireEntry, { params: { list, id }, body: { retired } });
const found = async (list: List, query: object) => {
  const { body } = await world.ask('platform_admin', contract.listEntries, { params: { list }, query });
  return body as { data: contract.Entry[]; page: number; max_pages: number; total: number };
};
const offered = async (endpoint: typeof contract.skills, search: string) => {
  const { body } = await world.ask('mentee', endpoint, { query: { search } });
  return (body as { name: string }[]).map(({ name }) => name);
};
const fieldsOf = ({ status, body }: { status: number; body: { fields?: object } }) => ({ status, fields: body.fields });
const log = () =>
  world.rows(
    `select action, object_type, data from audit_log where actor_id = $1 and action like 'reference.%' order by id`,
    [world.ids.platform_admin],
  );

test('an entry of each list is added, found by everybody, and written in the log', async () => {
  const bodies: [List, Body, object][] = [
    ['industries', { name: 'Space  travel ' }, { name: 'Space travel', code: null, country: null }],
    ['skills', { name: 'Falconry' }, { name: 'Falconry', code: null, country: null }],
    ['languages', { name: 'Quenya', code: 'qya' }, { name: 'Quenya', code: 'qya', country: null }],
    ['companies', { name: 'Kapal Terbang', country: 'MY' }, { name: 'Kapal Terbang', code: null, country: 'MY' }],
    ['universities', { name: 'Universiti Awan' }, { name: 'Universiti Awan', code: null, country: null }],
  ];
  for (const [list, sent, answer] of bodies) {
    const { status, body } = await add(list, sent);
    expect({ status, body }, list).toEqual({
      status: 200,
      body: { id: expect.any(Number), ...answer, retired_at: null },
    });
    expect(body.id).toBeGreaterThanOrEqual(1_000_000);
    const url = `/${list}?search=${encodeURIComponent(String(body.name))}`;
    const reply = await world.browserOf('visitor').inject({ method: 'GET', url });
    expect(
      reply.json<{ id: number }[]>().map(({ id }) => id),
      list,
    ).toContain(body.id);
  }
  expect(await log()).toEqual(
    bodies.map(([list, , { name }]: [List, Body, { name?: string }]) => ({
      action: 'reference.entry_added',
      object_type: list,
      data: { name },
    })),
  );
});

test('a name that is in the list already is refused beside the field, whatever its letters and spaces', async () => {
  const taken = (name: string) => ({ status: 422, fields: { name: `${name} is already in this list` } });
  for (const name of ['Petronas', 'PETRONAS', ' petro nas ', 'petronas'])
    expect(fieldsOf(await add('companies', { name })), name).toEqual(taken('Petronas'));
  expect(fieldsOf(await add('industries', { name: 'HEALTHCARE' }))).toEqual(taken('Healthcare'));
  await added('skills', { name: 'École' });
  expect(fieldsOf(await add('skills', { name: 'éCOLE' }))).toEqual(taken('École'));
  const { id } = await added('skills', { name: 'Falconry' });
  expect(fieldsOf(await rename('skills', id, { name: 'leadership' }))).toEqual(taken('Leadership'));
  expect((await rename('skills', id, { name: 'FALCONRY' })).body).toMatchObject({ id, name: 'FALCONRY' });
  await retire('skills', id);
  expect(fieldsOf(await add('skills', { name: 'Falconry' }))).toEqual({
    status: 422,
    fields: { name: 'FALCONRY is already in this list, but retired. Restore it instead' },
  });
});

test('what cannot be an entry is refused beside its field', async () => {
  const refused = async (list: List, body: Body) => fieldsOf(await add(list, body)).fields;
  expect(await refused('skills', { name: '  ' })).toEqual({ name: 'Please enter a name' });
  expect(await refused('skills', { name: 'x'.repeat(61) })).toEqual({ name: 'Please use at most 60 characters' });
  expect(await refused('companies', { name: 'www.petronas.example' })).toEqual({
    name: 'Please enter the name, not a web address',
  });
  expect(await refused('companies', { name: 'Nirgends', country: 'XX' })).toEqual({
    country: 'Please choose from the list',
  });
  expect(await refused('languages', { name: 'Quenya' })).toEqual({
    code: 'Please enter the language code, for example ms',
  });
  expect(await refused('languages', { name: 'Quenya', code: 'EN' })).toEqual({
    code: 'A language code is two or three small letters',
  });
  expect(await refused('languages', { name: 'Quenya', code: 'en' })).toEqual({
    code: 'Another language has this code',
  });
  expect((await rename('skills', 999_999, { name: 'Nobody' })).status).toBe(404);
  expect((await retire('skills', 999_999)).status).toBe(404);
});

test('of the same name sent ten times at once, one is added', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => add('skills', { name: 'Falconry' })));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(422)]);
  expect(await world.rows("select 1 as one from skills where name = 'Falconry'")).toHaveLength(1);
});

test('the database refuses a second entry of a name however it is written', async () => {
  const twice = world.rows("insert into skills (id, name) values (2000000, 'Lead Ership')");
  await expect(twice).rejects.toThrow('skills_name_once');
});

test('the list comes by name, fifty a page, searched, and by what is offered', async () => {
  const first = await found('companies', {});
  expect([first.data.length, first.page, first.max_pages, first.total]).toEqual([50, 1, 11, 535]);
  const last = await found('companies', { page: 99 });
  expect([last.data.length, last.page]).toEqual([35, 11]);
  const { id } = await added('companies', { name: 'Kapal Terbang' });
  await retire('companies', id);
  const ids = async (query: object) => (await found('companies', query)).data.map((entry) => entry.id);
  expect(await ids({ query: 'pal terb' })).toEqual([id]);
  expect(await ids({ query: 'pal terb', show: 'offered' })).toEqual([]);
  expect(await ids({ show: 'retired' })).toEqual([id]);
});

test('a retired entry stays with who has it, is offered to nobody else, and can be offered again', async () => {
  const { id } = await added('skills', { name: 'Falconry' });
  const choose = (persona: 'mentee' | 'other_mentee', skills: number[]) =>
    world.ask(persona, saveProfile, { body: { skills } });
  expect((await choose('mentee', [id])).status).toBe(200);
  expect((await retire('skills', id)).body).toMatchObject({ id, retired_at: '2026-11-20T10:00:00Z' });
  expect(await offered(contract.skills, 'Falconry')).not.toContain('Falconry');
  expect((await choose('other_mentee', [id])).status).toBe(422);
  expect((await choose('mentee', [id, 1])).status).toBe(200);
  expect(
    await world.rows('select skill_id::int as id from user_skills where user_id = $1 order by 1', [world.ids.mentee]),
  ).toEqual([{ id: 1 }, { id }]);
  expect((await retire('skills', id, false)).body).toMatchObject({ retired_at: null });
  expect(await offered(contract.skills, 'Falconry')).toContain('Falconry');
  expect((await choose('other_mentee', [id])).status).toBe(200);
  // Retiring twice is one act.
  await retire('skills', id);
  await retire('skills', id);
  expect((await log()).map((line) => line.action)).toEqual([
    'reference.entry_added',
    'reference.entry_retired',
    'reference.entry_restored',
    'reference.entry_retired',
  ]);
});

test('an industry that is retired leaves the filter of the discovery, under its new name it comes back', async () => {
  const industries = async () => {
    const { body } = await world.ask('mentee', discoverFilters, {});
    return (body as { industry: { value: string; label: string }[] }).industry.map(({ label }) => label);
  };
  try {
    expect(await industries()).toContain('Technology');
    await retire('industries', 1);
    expect(await industries()).not.toContain('Technology');
    await retire('industries', 1, false);
    await rename('industries', 1, { name: 'Tech' });
    expect(await industries()).toContain('Tech');
  } finally {
    await world.rows("update industries set name = 'Technology', edited_at = null, retired_at = null where id = 1");
  }
});
