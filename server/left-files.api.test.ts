import { beforeEach, expect, test } from 'vitest';
import { requestBooking } from '../contract/bookings/index.ts';
import { saveProgramme } from '../contract/programmes/index.ts';
import { createResource, updateResource } from '../contract/resources/index.ts';
import { linkFields } from '../contract/resources/resources.fixture.ts';
import { programmeView } from '../contract/screens/index.ts';
import { bodyFor } from './modules/bookings/bookings.fixture.ts';
import { png, pngOf } from './modules/profiles/pictures.fixture.ts';
import type { Person } from './testing/personas.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

let world: World;
let before: string[];
beforeEach(async () => {
  world = await openWorld();
  before = world.vendors.stored();
});

/** The files stored since the test began that are still there, by kind. */
const stored = () => {
  const known = new Set(before);
  return world.vendors
    .stored()
    .filter((name) => name.includes('/') && !known.has(name))
    .map((name) => name.split('/')[0] ?? '')
    .toSorted((a, b) => a.localeCompare(b));
};

const picture = (field: string, bytes: Uint8Array = png) => ({ field, name: 'a.png', type: 'image/png', bytes });
const ask = (as: Person, body: object, uploads = [picture('photo'), picture('sign_in_logo')], headers = {}) =>
  world.ask(as, saveProgramme, { body }, { uploads, headers });
const save = (as: Person, body: object, uploads?: ReturnType<typeof picture>[]) =>
  ask(as, { program_id: world.alpha.id, ...body }, uploads);
const begin = (as: Person) =>
  ask(
    as,
    {
      enterprise_id: world.acme,
      program: { name: 'Gamma', description: 'All of it', pairing_method: 'mentee_picks' },
      white_label: { dashboard_primary_colour: '#428AC9' },
    },
    [picture('photo')],
    { 'idempotency-key': 'tap' },
  );

const handout = { field: 'file', name: 'a.png', type: 'image/png', bytes: png };
const fields = { ...linkFields, category: 'file', url: '' } as const;
const create = (as: Person, more: object = {}) =>
  world.ask(as, createResource, { body: { program_id: world.alpha.id, ...fields, ...more } }, { uploads: [handout] });

test.each([
  ['a stranger', 'other_mentee', 404],
  ['a member', 'mentee', 403],
] as const)('%s who may not save leaves no file behind', async (_who, as, status) => {
  expect((await save(as, {})).status).toBe(status);
  expect((await create(as)).status).toBe(status);
  expect((await begin(as)).status).toBe(404);
  expect(stored()).toEqual([]);
});

test('a save that is refused keeps no picture, and a second tap on it no second one', async () => {
  expect((await save('programme_admin', { program: { name: 'Alpha' }, version: 7 })).status).toBe(409);
  const two = [picture('photo'), picture('sign_in_logo', new Uint8Array([1, 2, 3]))];
  expect((await save('programme_admin', {}, two)).status).toBe(422);
  expect(stored()).toEqual([]);
  expect((await begin('enterprise_admin')).status).toBe(200);
  expect((await begin('enterprise_admin')).status).toBe(200);
  expect(stored()).toEqual(['logos']);
});

test('a resource that is refused, or that is a link after all, keeps no file', async () => {
  expect((await create('programme_admin', { user_type: 'Nobody' })).status).toBe(422);
  const asLink = { category: 'link', url: 'https://a.example' } as const;
  const { status, body } = await create('programme_admin', asLink);
  expect(status).toBe(200);
  const params = { id: body.id };
  const change = (as: Person, more: object) =>
    world.ask(as, updateResource, { params, body: { ...fields, ...more } }, { uploads: [handout] });
  expect((await change('mentee', {})).status).toBe(404);
  expect((await change('programme_admin', asLink)).status).toBe(200);
  expect(stored()).toEqual([]);
  expect((await change('programme_admin', {})).status).toBe(200);
  expect(stored()).toEqual(['resources']);
});

test('a request that is refused keeps none of its files', async () => {
  const asked = bodyFor(world.ids.mentor);
  const uploads = [{ ...handout, field: 'booking[booking_attachments_attributes][0]' }];
  const request = (booking: object) =>
    world.ask('mentee', requestBooking, { body: { booking: { ...asked.booking, ...booking } } }, { uploads });
  expect((await request({ booking_time: '03:00' })).status).toBe(422);
  expect(stored()).toEqual([]);
  expect((await request({})).status).toBe(200);
  expect(stored()).toEqual(['booking-attachments']);
});

test('the pictures that others take the place of are removed after the save; the rest stay', async () => {
  await save('programme_admin', {}, [picture('photo'), picture('banner'), picture('sign_in_logo')]);
  await world.runJobs();
  expect(stored()).toEqual(['covers', 'logos', 'logos']);
  const first = world.vendors.stored();
  await save('programme_admin', { program: { dashboard_alert: 'Hello' } }, []);
  await save('programme_admin', {}, [picture('banner'), picture('sign_in_logo')]);
  expect(stored()).toHaveLength(5);
  await world.runJobs();
  expect(stored()).toEqual(['covers', 'logos', 'logos']);
  expect(world.vendors.stored()).not.toEqual(first);
  const { body } = await world.ask('mentee', programmeView, { query: { program_id: world.alpha.id } });
  for (const url of JSON.stringify(body).match(/\/files\/[^"]+/g) ?? [])
    expect((await world.newBrowser().inject({ method: 'GET', url })).statusCode).toBe(200);
});

const limit = 2_097_152;
test.each([1, 2, limit])('PRG-12 SYS-09 a picture %i bytes over the limit is told beside its field', async (more) => {
  expect(await save('programme_admin', {}, [picture('photo', pngOf(limit + more))])).toMatchObject({
    status: 422,
    body: { error: 'File exceeds 2MB', fields: { photo: 'File exceeds 2MB' } },
  });
  expect((await save('programme_admin', {}, [picture('photo', pngOf(limit))])).status).toBe(200);
});

test('however many pictures too many, or a form that breaks off, are refused in words', async () => {
  const many = Array.from({ length: 9 }, () => picture('photo'));
  expect(await save('programme_admin', {}, many)).toMatchObject({
    status: 422,
    body: { fields: { photo: 'Please choose a JPG or PNG picture' } },
  });
  const browser = world.browserOf('programme_admin');
  const reply = await browser.inject({
    method: 'POST',
    url: '/programs',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-csrf-token': await browser.csrf() },
    payload: '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\nabc',
  });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'request.unreadable']);
});
