import { beforeEach, expect, test } from 'vitest';
import { agendaFields as fields } from '../../../contract/agendas/agendas.fixture.ts';
import * as contract from '../../../contract/agendas/index.ts';
import { toggleProgramme } from '../../../contract/programmes/index.ts';
import { dashboardOverview } from '../../../contract/analytics/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const create = (changes: object = {}) =>
  world.ask('programme_admin', contract.createAgenda, { body: { program_id: world.alpha.id, ...fields, ...changes } });
const listFor = async (as: 'mentee' | 'mentor' | 'programme_admin') => {
  const { body } = await world.ask(as, contract.listAgendas, { query: { program_id: world.alpha.id } });
  return body.agendas.map(({ title }: { title: string }) => title);
};
const toggle = (id: number) => world.ask('programme_admin', contract.togglePublishAgenda, { params: { id } });

test('AGD-03 AGD-12 an agenda is made with all its fields, changed, published and unpublished, and deleted', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(Number),
    program_id: world.alpha.id,
    ...fields,
    published: false,
    sent_updated_agenda: false,
  });
  const changed = await world.ask('programme_admin', contract.updateAgenda, {
    params: { id: body.id },
    body: { ...fields, title: 'Opening' },
  });
  expect(changed.body).toMatchObject({ id: body.id, title: 'Opening' });
  const listed = async () => [(await toggle(body.id)).body.published, await listFor('mentee')];
  expect(await listed()).toEqual([true, ['Opening']]);
  expect(await listed()).toEqual([false, []]);
  expect(await listFor('programme_admin')).toEqual(['Opening']);
  await world.ask('programme_admin', contract.deleteAgenda, { params: { id: body.id } });
  expect(await listFor('programme_admin')).toEqual([]);
});

test('AGD-01 B121 a deleted agenda is there for nobody, and stays in the database', async () => {
  const { id } = (await create({ published: true })).body;
  const drop = () => world.ask('programme_admin', contract.deleteAgenda, { params: { id } });
  expect((await drop()).status).toBe(200);
  expect(
    await world.rows(
      `select title, deleted_at = timestamptz '2026-11-20T10:00:00Z' as gone from agendas where id = $1`,
      [id],
    ),
  ).toEqual([{ title: 'Kick-off', gone: true }]);
  expect([await listFor('programme_admin'), await listFor('mentee')]).toEqual([[], []]);
  const change = world.ask('programme_admin', contract.updateAgenda, { params: { id }, body: fields });
  for (const reply of [await drop(), await toggle(id), await change]) {
    expect(reply).toMatchObject({ status: 404, body: { code: 'agendas.not_found' } });
  }
  const { body } = await world.ask('programme_admin', dashboardOverview, { query: { program_id: world.alpha.id } });
  expect(body).toMatchObject({ agendas: [], setup_status: { has_created_agenda: false } });
});

test('AGD-01 AGD-13 members see what is published, admins all, in the order of its start', async () => {
  const late = (await create({ title: 'Late', start_time: '2026-12-02T02:00:00Z', end_time: '2026-12-02T03:00:00Z' }))
    .body;
  const early = (await create({ title: 'Early' })).body;
  expect(await listFor('programme_admin')).toEqual(['Early', 'Late']);
  expect(await listFor('mentee')).toEqual([]);
  expect((await toggle(late.id)).body.published).toBe(true);
  await toggle(early.id);
  expect(await listFor('mentor')).toEqual(['Early', 'Late']);
  expect((await toggle(late.id)).body.published).toBe(false);
  expect(await listFor('mentee')).toEqual(['Early']);
});

test.each([
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ title: 'x'.repeat(101) }, { title: 'Please use at most 100 characters' }],
  [{ start_time: '' }, { start_time: 'Start time is required' }],
  [{ end_time: undefined }, { end_time: 'End time is required' }],
  [{ end_time: fields.start_time }, { end_time: 'End time must be after the start time' }],
  [
    { link: 'example' },
    { link: 'Please enter a valid URL, including the full address (e.g. https://www.example.com)' },
  ],
  [
    { link: 'javascript:alert(1)' },
    { link: 'Please enter a valid URL, including the full address (e.g. https://www.example.com)' },
  ],
])('B85 an agenda with %o is refused at its field', async (changes, said) => {
  const reply = await create(changes);
  expect(reply).toMatchObject({ status: 422, body: { fields: said } });
  expect(await listFor('programme_admin')).toEqual([]);
});

/** A line of text without its length here does not compile. */
const longest: Record<Exclude<keyof typeof fields, 'start_time' | 'end_time'>, number> = {
  title: 100,
  description: 2000,
  link: 2000,
  link_name: 100,
};

test.each(Object.entries(longest))('B85 the %s of an agenda has at most %i characters', async (field, most) => {
  const filled = (length: number) => (field === 'link' ? 'https://a.example/' : '').padEnd(length, 'x');
  expect((await create({ [field]: filled(most) })).body).toMatchObject({ [field]: filled(most) });
  expect(await create({ [field]: filled(most + 1) })).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('a refusal has its sentence in English, and beside it the code and parameters of each field', async () => {
  const { body } = await create({
    title: 'x'.repeat(101),
    end_time: undefined,
    description: 'x'.repeat(2001),
  });
  expect(body).toEqual({
    error: 'Please check the marked fields.',
    code: 'request.invalid',
    fields: {
      title: 'Please use at most 100 characters',
      end_time: 'End time is required',
      description: 'Please use at most 2000 characters',
    },
    field_codes: {
      title: { code: 'field.too_long', params: { most: 100 } },
      end_time: { code: 'agendas.end_missing' },
      description: { code: 'field.too_long', params: { most: 2000 } },
    },
  });
  expect((await create({ end_time: fields.start_time })).body).toMatchObject({
    fields: { end_time: 'End time must be after the start time' },
    field_codes: { end_time: { code: 'agendas.ends_too_early' } },
  });
});

test('a text from outside is never taken for a message', async () => {
  const forged = '\u0000field.too_long\u0000{"most":7}';
  expect((await create({ title: forged })).body).toMatchObject({ fields: { title: 'Please use plain text' } });
  expect((await create({ link: forged })).body).toMatchObject({
    fields: { link: expect.stringContaining('valid URL') },
  });
});

test('B68 an inactive programme takes no agendas', async () => {
  await world.ask('portal_owner', toggleProgramme, { params: { id: world.alpha.id } });
  expect(await create()).toMatchObject({ status: 422, body: { error: 'This program is no longer active.' } });
});
