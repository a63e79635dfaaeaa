import { Temporal } from 'temporal-polyfill';
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/reference/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

interface Row {
  id: number;
  name: string;
}
const namesOf = (rows: Row[]) => rows.map(({ name }) => name);

test('PRO-79 AVL-04 time zones come by offset, as it is at this moment', async () => {
  const inJuly = Temporal.Instant.from('2026-07-15T00:00:00Z');
  world.clock.moveTo(inJuly);
  const { status, body } = await world.ask('visitor', contract.timeZones, {});
  expect(status).toBe(200);
  expect(body).toContainEqual({ name: 'Asia/Kuala_Lumpur', offset: 'UTC+08:00', offset_minutes: 480 });
  expect(body).toContainEqual({ name: 'Europe/London', offset: 'UTC+01:00', offset_minutes: 60 });
  const offsets = (body as { offset_minutes: number }[]).map((zone) => zone.offset_minutes);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
});

// The URLs as printed in the documents, whatever the contract calls them.
test.each([
  '/timezones',
  '/countries',
  '/languages',
  '/industries?search=tech',
  '/skills',
  '/services',
  '/goals',
  '/companies?search=bank',
  '/universities?search=malaya',
])('PRO-73 PRO-79 GET %s answers a list', async (url) => {
  const reply = await world.browserOf('mentee').inject({ method: 'GET', url });
  expect(reply.statusCode).toBe(200);
  expect(reply.json<unknown[]>().length).toBeGreaterThan(0);
});

test('PRO-79 countries come by name with their dial code', async () => {
  const { body } = await world.ask('visitor', contract.countries, {});
  expect(body).toHaveLength(249);
  expect(body).toContainEqual({ id: expect.any(Number), name: 'Malaysia', iso: 'MY', dial_code: '60' });
  const names = namesOf(body as Row[]);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('PRO-79 languages begin with the three of the product', async () => {
  const { body } = await world.ask('visitor', contract.languages, {});
  expect(namesOf(body as Row[]).slice(0, 3)).toEqual(['English', 'Bahasa Malaysia', 'Mandarin']);
});

test('PRO-72 PRO-79 exactly ten industries are marked for matching, and all come by name', async () => {
  const { body } = await world.ask('mentee', contract.industries, { query: {} });
  const rows = body as (Row & { in_matching: boolean })[];
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => row.in_matching).map((row) => row.id)).toHaveLength(10);
  const names = namesOf(rows);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('PRO-79 industries can be searched', async () => {
  const { body } = await world.ask('mentee', contract.industries, { query: { search: 'health' } });
  expect(namesOf(body as Row[])).toContain('Healthcare');
  expect(namesOf(body as Row[])).not.toContain('Technology');
});

test('PRO-73 PRO-79 services and skills come whole', async () => {
  const services = await world.ask('mentor', contract.services, {});
  expect(services.body).toHaveLength(12);
  const skills = await world.ask('mentor', contract.skills, { query: {} });
  expect((skills.body as Row[]).length).toBeGreaterThan(200);
});

test('PRO-79 a goal has a label and a picture that can be fetched', async () => {
  const { body } = await world.ask('mentee', contract.goals, { query: {} });
  const [first] = body as { id: number; image_url: string; mentor_label: string }[];
  expect(first).toMatchObject({ id: 1, mentor_label: 'Career Guidance' });
  const picture = await world.newBrowser().inject({ method: 'GET', url: first?.image_url ?? '' });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(picture.body).toContain('>CG</text>');
});

test('PRO-79 an unknown goal has no picture', async () => {
  const { status, body } = await world.ask('mentee', contract.goalImage, { params: { id: 9999 } });
  expect({ status, body }).toEqual({
    status: 404,
    body: { error: 'This entry does not exist.', code: 'reference.not_found' },
  });
});

test('PRO-74 a company is found by its beginning before others that only contain the words', async () => {
  const { body } = await world.ask('mentee', contract.companies, { query: { search: 'bank' } });
  const names = namesOf(body as Row[]);
  const begins = names.map((name) => name.toLowerCase().startsWith('bank'));
  expect(begins[0]).toBe(true);
  expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
});

test.each([
  ['petronas', 'Petronas'],
  ['petronaz', 'Petronas'],
  ['Telkm', 'Telkom Indonesia'],
])('PRO-74 the search for %s finds %s, slips included', async (search, name) => {
  const { body } = await world.ask('mentee', contract.companies, { query: { search } });
  expect(namesOf(body as Row[])).toContain(name);
});

test('PRO-66 a university is found by any word of its name', async () => {
  const { body } = await world.ask('mentee', contract.universities, { query: { search: 'malaya' } });
  expect(namesOf(body as Row[])).toContain('Universiti Malaya');
});

test('PRO-71 a job role is found', async () => {
  const { body } = await world.ask('mentee', contract.jobRoles, { query: { search: 'account man' } });
  expect(namesOf(body as Row[])[0]).toBe('Account Manager');
});

test('DIS-10 PRO-66 PRO-74 no search answers more than a hundred', async () => {
  for (const endpoint of [contract.companies, contract.universities, contract.jobRoles]) {
    for (const query of [{}, { search: 'a' }]) {
      const { body } = await world.ask('mentee', endpoint, { query });
      expect((body as Row[]).length, endpoint.path).toBe(100);
    }
  }
});

test('PRO-74 signs that mean something to the database are words like others', async () => {
  for (const search of ['%', '_', '\\', "'", '100%_\\', '']) {
    const { status, body } = await world.ask('mentee', contract.companies, { query: { search } });
    expect(status).toBe(200);
    if (search === '%' || search === '_') expect(body).toEqual([]);
  }
});
