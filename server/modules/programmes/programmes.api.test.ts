import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import { durations, participantBands } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Body = Parameters<typeof world.ask<typeof contract.saveProgramme>>[2]['body'];

const fresh = (changes: object = {}) =>
  ({
    enterprise_id: world.acme,
    program: { name: 'Future Leaders 2027', description: 'Grow together', pairing_method: 'mentee_picks' },
    white_label: { dashboard_primary_colour: '#7A3CC8' },
    ...changes,
  }) as Body;
const create = (changes: object = {}) =>
  world.ask('enterprise_admin', contract.saveProgramme, { body: fresh(changes) });
const change = (body: object) =>
  world.ask('programme_admin', contract.saveProgramme, { body: { program_id: world.alpha.id, ...body } as Body });
const fieldsOf = (reply: { status: number; body: { fields?: object } }) => {
  expect(reply.status).toBe(422);
  return reply.body.fields;
};

test('PRG-16 PRG-18 PRG-19 ENT-18 an enterprise admin creates a programme, whole with its first roles, services and questions', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Future Leaders 2027',
    slug: 'future-leaders-2027',
    description: 'Grow together',
    duration: '3_months',
    timezone: 'Asia/Kuala_Lumpur',
    no_of_participants: 'less_than_20',
    template_type: 'create_my_own',
    pairing_method: 'mentee_picks',
    pairing_method_type: 'Traditional',
    status: 'Active',
    invitation_type: 'Application required',
    privacy_settings: 'closed',
    review_settings: 'hidden',
    whatsapp_notification: false,
    paid_access: false,
    smart_matching: false,
    feedback_reminders: { sent_at: null },
    dashboard_alert: '',
    total_users: 1,
    admins: 1,
    mentees: 0,
    mentors: 0,
    white_label: { dashboard_primary_colour: '#7A3CC8', dashboard_secondary_colour: '#FFFFFF' },
    enterprise: { slug: 'acme' },
    setup_step: 'structure',
    version: 1,
  });
  expect(body.available_roles.map(({ name }: { name: string }) => name)).toEqual(['Admin', 'Mentee', 'Mentor']);
  expect(body.program_url).toBe('http://lantern.test/app/acme/future-leaders-2027/overviews');
  const owner = await world.rows(
    `select user_id::int, name from program_memberships m join roles r on r.id = role_id where m.program_id = $1`,
    [body.id],
  );
  expect(owner).toEqual([{ user_id: world.ids.enterprise_admin, name: 'Portal Owner' }]);
});

test('PRG-32 REV-28 a new programme begins with the services of its template and four star questions', async () => {
  const { body } = await create();
  expect(body.goals.map((goal: { name: string }) => goal.name)).toEqual([
    'Career Guidance',
    'CV Reviews',
    'Mock Interview',
    'Business Mentoring',
  ]);
  const asked = body.review_questions.map((one: Record<string, unknown>) => [
    one.user_type,
    one.primary_tag,
    one.category,
    one.scale_end,
  ]);
  expect(asked).toEqual([
    ['mentee', 'PMENTEE2', 'stars', 5],
    ['mentee', 'PMENTEE3', 'stars', 5],
    ['mentor', 'PMENTOR1', 'stars', 5],
    ['mentor', 'PMENTOR2', 'stars', 5],
  ]);
});

test('PRG-04 PRG-09 PRG-10 PRG-11 what a new programme lacks is said at its field', async () => {
  expect(fieldsOf(await create({ program: { description: 'd', pairing_method: 'admin_pairs' } }))).toEqual({
    name: 'Program name is required',
  });
  expect(fieldsOf(await create({ program: { name: '  ', description: '', pairing_method: 'x' } }))).toEqual({
    'program.name': 'Program name is required',
    'program.description': 'Program description is required',
    'program.pairing_method': 'Pairing method is required',
  });
  expect(fieldsOf(await create({ white_label: {} }))).toEqual({
    dashboard_primary_colour: 'Primary color is required',
  });
  expect(await world.rows('select 1 from programs where enterprise_id = $1', [world.acme])).toHaveLength(1);
});

test('PRG-11 an empty or wrong primary colour is none; a secondary one is a colour as well', async () => {
  const wrong = 'Please choose a color like #428AC9';
  for (const colour of ['', '   ', 'red', '#FFF', '#12345G', '7A3CC8', '#7A3CC8FF', '#7A3CC8; color: red'])
    expect(fieldsOf(await create({ white_label: { dashboard_primary_colour: colour } })), colour).toEqual({
      'white_label.dashboard_primary_colour': colour.trim() === '' ? 'Primary color is required' : wrong,
    });
  for (const colour of ['', 'white', '#FFF'])
    expect(fieldsOf(await change({ white_label: { dashboard_secondary_colour: colour } })), colour).toEqual({
      'white_label.dashboard_secondary_colour': 'Please choose a color like #FFFFFF',
    });
  expect(fieldsOf(await change({ white_label: { dashboard_primary_colour: '' } }))).toEqual({
    'white_label.dashboard_primary_colour': 'Primary color is required',
  });
  const { body } = await create({ white_label: { dashboard_primary_colour: ' #7a3cc8 ' } });
  expect(body.white_label.dashboard_primary_colour).toBe('#7a3cc8');
});

test('PRG-09 a description has at most 300 characters', async () => {
  const described = (description: string) =>
    create({ program: { name: 'Described', description, pairing_method: 'mentee_picks' } });
  expect(fieldsOf(await described('x'.repeat(301)))).toEqual({
    'program.description': 'Exceeded max characters (max 300)',
  });
  expect((await described('x'.repeat(300))).status).toBe(200);
});

test('PRG-48 an alert has at most 300 characters, and an empty one takes it down', async () => {
  const alert = (dashboard_alert: string) => change({ program: { dashboard_alert } });
  expect((await alert('x'.repeat(300))).body.dashboard_alert).toBe('x'.repeat(300));
  expect(fieldsOf(await alert('x'.repeat(301)))).toEqual({
    'program.dashboard_alert': 'Exceeded max characters (max 300)',
  });
  expect((await alert('')).body.dashboard_alert).toBe('');
});

const named = (name: string) => create({ program: { name, description: 'd', pairing_method: 'mentee_picks' } });

test('PRG-05 a name has at most 35 characters', async () => {
  expect(fieldsOf(await named('x'.repeat(36)))).toEqual({ 'program.name': 'Exceeded max characters (max 35)' });
  expect((await named('Ä'.repeat(35))).status).toBe(200);
});

test('PRG-06 a name is of letters, digits and spaces', async () => {
  const said = { 'program.name': `Name can't contain special characters` };
  for (const mark of '!&_-.,\'"/+#@:()*?<>$%🙂') expect(fieldsOf(await named(`A${mark}B`)), mark).toEqual(said);
  expect((await named('Tech and Co 2027')).status).toBe(200);
});

test('PRG-21 the three pairing methods have their names', async () => {
  const namesOf = async (pairing_method: string) =>
    (await create({ program: { name: `By ${pairing_method.replace('_', ' ')}`, description: 'd', pairing_method } }))
      .body.pairing_method_type;
  expect([await namesOf('mentee_picks'), await namesOf('mentor_picks'), await namesOf('admin_pairs')]).toEqual([
    'Traditional',
    'Reverse',
    'Admin Paired',
  ]);
});

test('PRG-26 PRG-28 PRG-29 what a new programme is until somebody plans it', async () => {
  const { duration, timezone, no_of_participants: band } = (await named('Plain')).body;
  expect([duration, timezone, band]).toEqual(['3_months', 'Asia/Kuala_Lumpur', 'less_than_20']);
  expect(durations).toEqual(['1_months', '2_months', '3_months', 'set_end_duration']);
  expect(participantBands).toEqual(['less_than_20', '20_to_80', 'more_than_80']);
});

test('PRG-07 PRG-08 B65 a name is taken inside its enterprise, whatever its case, and free elsewhere', async () => {
  const ask = async (name: string, more: object = {}) =>
    (
      await world.ask('enterprise_admin', contract.nameAvailability, {
        query: { name, enterprise_id: world.acme, ...more },
      })
    ).body;
  expect(await ask(' aLPHA ')).toBe(false);
  expect(await ask('Alpha', { program_id: world.alpha.id })).toBe(true);
  expect(await ask('Beta')).toBe(true);
  const program = { name: 'alpha', description: 'd', pairing_method: 'mentee_picks' };
  expect(fieldsOf(await create({ program }))).toEqual({ name: 'Program name is already in use' });
});

test('PRG-07 of two who create the same name at once one wins', async () => {
  const replies = await Promise.all([1, 2, 3, 4].map(() => create()));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
});

test('PRG-16 a save changes what is sent and nothing else', async () => {
  const before = (await world.ask('programme_admin', contract.readProgramme, { params: { id: world.alpha.id } })).body;
  const { status, body } = await change({ program: { support_email: 'help@acme.example' } });
  expect(status).toBe(200);
  const { program_url: _url, ...same } = before;
  expect(body).toMatchObject({ ...same, support_email: 'help@acme.example', version: 2 });
});

test('PRG-43 B67 wrong settings are said at their fields', async () => {
  expect(fieldsOf(await change({ program: { support_email: 'nobody', timezone: 'Mars/Base' } }))).toMatchObject({
    'program.support_email': 'Email must be a valid email',
    'program.timezone': 'Timezone is a required field',
  });
  const free = { duration: 'set_end_duration', start_date: '2027-03-01', end_date: '2027-02-01' };
  expect(fieldsOf(await change({ program: free }))).toEqual({ end_date: 'End date must be after the start date' });
});

test.each([
  ['1_months', '2027-02-28'],
  ['2_months', '2027-03-31'],
  ['3_months', '2027-04-30'],
])('PRG-27 a programme of %s that begins on 2027-01-31 ends on %s', async (duration, end) => {
  const { body } = await change({ program: { duration, start_date: '2027-01-31' } });
  expect(body.end_date).toBe(end);
});

test('PRG-27 where the start alone moves, the end follows by the length that was chosen before', async () => {
  await change({ program: { duration: '1_months', start_date: '2027-01-31' } });
  expect((await change({ program: { start_date: '2027-03-15' } })).body).toMatchObject({
    duration: '1_months',
    end_date: '2027-04-15',
  });
});

test('two admins who save the same settings: the second is told, and the first keeps what they saved', async () => {
  await change({ version: 1, program: { description: 'First' } });
  const second = await change({ version: 1, program: { description: 'Second' } });
  expect(second).toMatchObject({ status: 409, body: { code: 'programmes.changed_meanwhile' } });
  const { body } = await world.ask('programme_admin', contract.readProgramme, { params: { id: world.alpha.id } });
  expect(body.description).toBe('First');
});

test('B68 a programme is switched off and on by its owner; meanwhile nothing of it is saved', async () => {
  const toggle = () => world.ask('portal_owner', contract.toggleProgramme, { params: { id: world.alpha.id } });
  expect((await toggle()).body).toMatchObject({ is_active: false, status: 'Inactive' });
  expect(await change({ program: { description: 'Late' } })).toMatchObject({
    status: 422,
    body: { error: 'This program is no longer active.' },
  });
  expect((await toggle()).body.is_active).toBe(true);
  expect((await change({ program: { description: 'In time' } })).status).toBe(200);
});

test('B68 a programme closes thirty days after its last day, not before', async () => {
  const active = async () =>
    (await world.rows<{ is_active: boolean }>('select is_active from programs where id = $1', [world.alpha.id]))[0]
      ?.is_active;
  const end = Temporal.Instant.from('2027-02-02T12:00:00Z');
  await world.moveClock(end.add({ hours: 30 * 24 }));
  expect(await active()).toBe(true);
  await world.moveClock(end.add({ hours: 31 * 24 }));
  expect(await active()).toBe(false);
});

test('ENT-08 ENT-10 the dashboard lists the programmes of the own enterprise, by the days on which they start', async () => {
  const ask = async (query: object) =>
    (
      await world
        .newBrowser()
        .ask(contract.enterpriseProgrammes, { query }, { headers: await world.bearerOf('enterprise_admin') })
    ).body.programs;
  expect(await ask({})).toMatchObject([
    { name: 'Alpha', pairing_method_type: 'Traditional', total_users: 4, mentees: 1, mentors: 1, admins: 2 },
  ]);
  expect(await ask({ from_date: '2026-11-02', to_date: '2026-11-02' })).toHaveLength(1);
  expect(await ask({ from_date: '2026-11-03' })).toEqual([]);
  expect(await ask({ to_date: '2026-11-01' })).toEqual([]);
});

test('ACC-68 NAV-17 everybody is told what they are in a programme, and which they have', async () => {
  const type = async (as: 'mentee' | 'mentor' | 'enterprise_admin' | 'other_mentor') => {
    const url = `/users/current/user_type?program_id=${world.alpha.id}`;
    return (await world.browserOf(as).inject({ method: 'GET', url })).json<{ user_type?: string }>().user_type;
  };
  expect([await type('mentee'), await type('mentor'), await type('enterprise_admin')]).toEqual([
    'mentee',
    'mentor',
    'admin',
  ]);
  expect(await type('other_mentor')).toBeUndefined();
  const mine = async (as: 'mentee' | 'programme_admin' | 'other_mentee') =>
    (await world.ask(as, contract.myProgrammes, {})).body.programs;
  expect(await mine('mentee')).toMatchObject([
    { name: 'Alpha', url: '/app/acme/alpha/overviews', role_name: 'Mentee' },
  ]);
  expect(await mine('programme_admin')).toMatchObject([{ url: '/app/acme/alpha/admin', is_admin: true }]);
  expect(await mine('other_mentee')).toEqual([]);
});

test('D30 the only owner of a programme cannot leave; everybody else leaves with their account', async () => {
  const leave = (as: 'portal_owner' | 'mentee') =>
    world.ask(as, deleteAccount, { body: { reason_for_leaving: 'No longer need mentoring' } });
  expect(await leave('portal_owner')).toMatchObject({ status: 422, body: { code: 'accounts.last_of_kind' } });
  expect((await leave('mentee')).status).toBe(200);
  expect(
    await world.rows('select 1 from program_memberships where user_id = $1 and removed_at is null', [world.ids.mentee]),
  ).toEqual([]);
});
