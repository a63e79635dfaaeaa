import { beforeEach, expect, test } from 'vitest';
import { saveProgramme } from '../../../contract/programmes/index.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const change = (body: CallInput<typeof saveProgramme>['body']) =>
  world.ask('programme_admin', saveProgramme, { body: { program_id: world.alpha.id, ...body } });

test('PRG-16 the fields may be sent on their own, as the documents print them; a part that is sent as well counts', async () => {
  const flat = { name: 'Flat Leaders', description: 'Grow together', pairing_method: 'admin_pairs' } as const;
  const { status, body } = await world.ask('enterprise_admin', saveProgramme, {
    body: { enterprise_id: world.acme, ...flat, dashboard_primary_colour: '#7A3CC8' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...flat, white_label: { dashboard_primary_colour: '#7A3CC8' } });
  // What is there already is no change.
  await world.rows(`update white_labels set sign_in_logo_link = 'https://acme.example' where program_id = $1`, [
    world.alpha.id,
  ]);
  const form = await world.ask(
    'programme_admin',
    saveProgramme,
    { body: { program_id: world.alpha.id, support_email: 'help@acme.example', sign_in_logo_link: '' } },
    { uploads: [] },
  );
  expect(form.body).toMatchObject({ support_email: 'help@acme.example', white_label: { sign_in_logo_link: null } });
  const both = await change({ dashboard_alert: 'Alone', program: { dashboard_alert: 'In its part' } });
  expect(both.body).toMatchObject({ dashboard_alert: 'In its part', support_email: 'help@acme.example' });
  expect((await change({ name: '' })).body.fields).toEqual({ name: 'Program name is required' });
  const lines = await world.rows<{ data: { fields: string[] } }>(
    `select data from audit_log where action = 'program.changed' order by id`,
  );
  expect(lines.map(({ data }) => data.fields)).toEqual([['support_email', 'sign_in_logo_link'], ['dashboard_alert']]);
});
