import { beforeEach, expect, test } from 'vitest';
import { createAgenda } from '../../../contract/agendas/index.ts';
import { enterpriseProgrammes, readProgramme, saveProgramme } from '../../../contract/programmes/index.ts';
import { programmeView } from '../../../contract/screens/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { everyMember } from '../../testing/samples.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const at = (as: Persona, program_slug = 'alpha') =>
  world.ask(as, programmeView, { query: { enterprise_slug: 'ACME', program_slug } });
const byId = (as: Persona) => world.ask(as, programmeView, { query: { program_id: world.alpha.id } });
const change = (program: object) =>
  world.ask('programme_admin', saveProgramme, { body: { program_id: world.alpha.id, program } });
const plan = (title: string, published: boolean) =>
  world.ask('programme_admin', createAgenda, {
    body: {
      program_id: world.alpha.id,
      title,
      start_time: '2026-12-01T02:00:00Z',
      end_time: '2026-12-01T03:00:00Z',
      published,
    },
  });
const titles = ({ body }: { body: { agendas: { title: string }[] } }) => body.agendas.map(({ title }) => title);

test('PRG-20 a member sees of a programme what is printed, by its address or its id', async () => {
  await change({ support_email: 'help@acme.example', paid_access: true });
  await world.rows(`update programs set photo = 'logos/a.png' where id = $1`, [world.alpha.id]);
  await plan('Kick-off', true);
  const view = {
    id: world.alpha.id,
    slug: 'alpha',
    name: 'Alpha',
    photo_url: expect.stringContaining('logos/a.png'),
    support_email: 'help@acme.example',
    enterprise: { id: world.acme, slug: 'acme', name: 'Acme' },
    agendas: [{ title: 'Kick-off', published: true, start_time: '2026-12-01T02:00:00Z' }],
    paid_access: true,
    pairing_method: 'mentee_picks',
    white_label: { dashboard_primary_colour: expect.stringMatching(/^#/) },
    viewer: { role_name: 'Mentee', user_type: 'mentee', is_admin: false },
  };
  expect((await at('mentee')).body).toMatchObject(view);
  expect((await byId('mentee')).body).toMatchObject(view);
  expect((await byId('mentee')).body).not.toHaveProperty('available_roles');
});

test('PRG-20 B144 members see what is published, admins all, and visitors of the address neither that nor its alert', async () => {
  await change({ dashboard_alert: 'Bring a friend' });
  await plan('Shown', true);
  await plan('Hidden', false);
  const [mentee, admin] = [await at('mentee'), await at('programme_admin')];
  expect([titles(mentee), titles(admin)]).toEqual([['Shown'], ['Shown', 'Hidden']]);
  expect(mentee.body.dashboard_alert).toBe('Bring a friend');
  expect(admin.body.viewer).toMatchObject({ is_admin: true, is_owner: false });
  for (const as of ['visitor', 'other_mentee'] as const) {
    expect((await at(as)).body).toMatchObject({ name: 'Alpha', viewer: null, dashboard_alert: '', agendas: [] });
  }
  expect((await at('mentee', 'beta')).status).toBe(404);
});

test('PRG-17 PRG-18 by its id an admin reads the settings as well, and nobody else does', async () => {
  const { body } = await world.ask('programme_admin', readProgramme, { params: { id: world.alpha.id } });
  expect((await byId('programme_admin')).body).toEqual({
    ...body,
    agendas: [],
    viewer: expect.objectContaining({ is_admin: true }),
  });
  for (const as of ['visitor', 'mentor', 'other_programme_admin'] as const) {
    const seen = await byId(as);
    expect(seen.status).toBe(200);
    expect(seen.body).not.toHaveProperty('review_questions');
  }
});

test('ENT-08 without an id or an address it lists the programmes of the own enterprise, by the days on which they start', async () => {
  const list = (query: object, as: Persona = 'enterprise_admin') => world.ask(as, programmeView, { query });
  const { body } = await list({});
  const elsewhere = { query: {} };
  const headers = await world.bearerOf('enterprise_admin');
  expect(body).toEqual((await world.newBrowser().ask(enterpriseProgrammes, elsewhere, { headers })).body);
  expect(body.programs).toMatchObject([{ name: 'Alpha', total_users: 4 }]);
  expect((await list({ from_date: '2026-11-02', to_date: '2026-11-02' })).body.programs).toHaveLength(1);
  expect((await list({ from_date: '2026-11-03' })).body).toEqual({ programs: [] });
  expect((await list({ to_date: '2026-11-01' })).body).toEqual({ programs: [] });
  const answers = everyMember(403, { enterprise_admin: 200 });
  for (const as of Object.keys(answers) as Persona[]) {
    expect([as, (await list({}, as)).status]).toEqual([as, answers[as]]);
  }
});
