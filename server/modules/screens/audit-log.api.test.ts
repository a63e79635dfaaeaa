import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, viewAsUser } from '../../../contract/accounts/index.ts';
import { connect, endPairing } from '../../../contract/pairings/index.ts';
import {
  addRole,
  changeParticipant,
  manyChangeRole,
  participantsCsv,
  saveProgramme,
  toggleProgramme,
} from '../../../contract/programmes/index.ts';
import {
  companyAuditChoices,
  companyAuditFile,
  companyAuditLog,
  type CompanyAuditPage,
} from '../../../contract/screens/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

type Query = Parameters<typeof world.ask<typeof companyAuditLog>>[2]['query'];
const read = (query: Query = {}, as: Persona = 'enterprise_admin') => world.ask(as, companyAuditLog, { query });
const page = async (query: Query = {}, as: Persona = 'enterprise_admin') =>
  (await read(query, as)).body as CompanyAuditPage;
const told = async (query: Query = {}, as: Persona = 'enterprise_admin') =>
  (await page(query, as)).lines.map(({ who, what }) => `${who}: ${what}`);

const later = (minutes: number) => world.clock.moveTo(world.clock.now().add({ minutes }));
const inAlpha = () => ({ params: { id: world.alpha.id } });
const rename = (name: string, as: Persona = 'programme_admin') =>
  world.ask(as, saveProgramme, { body: { program_id: world.alpha.id, program: { description: name } } });
const capacity = (as: Persona, value: number) =>
  world.ask(as, changeParticipant, {
    params: { id: world.alpha.id, userId: world.ids.mentor },
    body: { capacity: value },
  });

test('SYS-19 a company reads in sentences what its admins did, to whom and where, the latest first', async () => {
  await capacity('programme_admin', 4);
  later(1);
  const { status, body } = await world.ask('enterprise_admin', addRole, {
    ...inAlpha(),
    body: { name: 'Sponsor', user_type: 'mentor' },
  });
  expect([status, body]).toMatchObject([200, {}]);
  later(1);
  await rename('For everyone');
  const { lines, next } = await page();
  expect(next).toBeNull();
  const alpha = { id: world.alpha.id, name: 'Alpha' };
  expect(lines).toEqual([
    {
      id: expect.any(Number),
      at: '2026-11-20T10:02:00Z',
      what: 'Changed the program: description',
      who: 'Programme Admin Tan',
      kind: 'settings',
      program: alpha,
    },
    {
      id: expect.any(Number),
      at: '2026-11-20T10:01:00Z',
      what: 'Added the role Sponsor',
      who: 'Enterprise Admin Tan',
      kind: 'people',
      program: alpha,
    },
    {
      id: expect.any(Number),
      at: '2026-11-20T10:00:00Z',
      what: 'Set the mentee capacity of Mentor Tan to 4',
      who: 'Programme Admin Tan',
      kind: 'people',
      program: alpha,
    },
  ]);
});

test('SYS-19 ACC-66 people are called as they are called today, and not at all once they have deleted their account', async () => {
  await capacity('programme_admin', 4);
  await world.rows(`update users set firstname = 'Renamed' where id in ($1, $2)`, [
    world.ids.programme_admin,
    world.ids.mentor,
  ]);
  expect(await told()).toEqual(['Renamed Tan: Set the mentee capacity of Renamed Tan to 4']);
  await world.ask('mentor', deleteAccount, { body: { reason_for_leaving: 'Enough' } });
  expect(await told()).toEqual(['Renamed Tan: Set the mentee capacity of Deleted User to 4']);
});

test('SYS-19 no line of another company or program is read, whoever asks and whatever for', async () => {
  await rename('Alpha for all');
  await world.ask('other_programme_admin', saveProgramme, {
    body: { program_id: world.beta.id, program: { description: 'Beta for all' } },
  });
  // A second program of the same company, which the admins of the first do not administer.
  const { status, body } = await world.ask('enterprise_admin', saveProgramme, {
    body: {
      enterprise_id: world.acme,
      program: { name: 'Gamma', description: 'For a few', pairing_method: 'admin_pairs' },
      white_label: { dashboard_primary_colour: '#7A3CC8' },
    },
  });
  expect(status).toBe(200);
  const made = (body as { id: number }).id;

  expect(await told()).toEqual([
    'Enterprise Admin Tan: Created the program',
    'Programme Admin Tan: Changed the program: description',
  ]);
  expect(await told({ program_id: made })).toEqual(['Enterprise Admin Tan: Created the program']);
  expect(await told({ program_id: world.alpha.id }, 'programme_admin')).toEqual([
    'Programme Admin Tan: Changed the program: description',
  ]);
  expect((await read({ program_id: made }, 'programme_admin')).status).toBe(404);
  expect((await read({ program_id: world.beta.id })).status).toBe(404);
  expect((await read({ program_id: world.alpha.id }, 'mentee')).status).toBe(403);
  // Without a program, only people who administer a company.
  for (const persona of ['programme_admin', 'portal_owner', 'mentor', 'platform_admin'] as const)
    expect(await read({}, persona)).toMatchObject({ status: 403, body: { code: 'accounts.enterprise_only' } });
  expect((await read({}, 'visitor')).status).toBe(401);

  const foreign = await world.rows<{ id: string }>('select id from audit_log where program_id = $1', [world.beta.id]);
  expect(await told({ after: Number(foreign[0]?.id) + 1000 })).toEqual([]);
  // Where the line of another company would stand says nothing: the later lines of this one would be below it.
  await world.rows(`update audit_log set at = at + interval '1 day' where id = $1`, [foreign[0]?.id]);
  expect(await told({ after: Number(foreign[0]?.id) })).toEqual([]);
  expect(await told({ by: String(world.ids.other_programme_admin) })).toEqual([]);
  expect(await told({ search: 'Beta' })).toEqual([]);
  const { body: choices } = await world.ask('enterprise_admin', companyAuditChoices, { query: {} });
  expect(choices).toEqual({
    people: [
      { id: world.ids.enterprise_admin, name: 'Enterprise Admin Tan' },
      { id: world.ids.programme_admin, name: 'Programme Admin Tan' },
    ],
    support: false,
    programs: [
      { id: world.alpha.id, name: 'Alpha' },
      { id: made, name: 'Gamma' },
    ],
  });
});

test('SYS-19 B11 the platform’s staff are its support, also in somebody’s view, and nobody finds them by name', async () => {
  await rename('By ourselves');
  later(1);
  await rename('By support', 'platform_admin');
  later(1);
  const staff = await world.browserFor(world.ids.platform_admin);
  await staff.ask(viewAsUser, { params: { id: world.ids.programme_admin } });
  await staff.ask(saveProgramme, { body: { program_id: world.alpha.id, program: { description: 'In a view' } } });
  later(1);
  const [mentee] = [world.ids.mentee];
  const many = { params: { id: world.alpha.id }, body: { user_ids: [mentee], role_id: world.alpha.roleIds.Mentor } };
  expect((await staff.ask(manyChangeRole, many)).status).toBe(200);
  const all = [
    'Lantern support, viewing as Programme Admin Tan: Changed the role of Mentee Tan from Mentee to Mentor',
    'Lantern support, viewing as Programme Admin Tan: Changed the role of 1 person at once to Mentor',
    'Lantern support, viewing as Programme Admin Tan: Changed the program: description',
    'Lantern support: Changed the program: description',
    'Programme Admin Tan: Changed the program: description',
  ];
  expect(await told()).toEqual(all);
  expect(await told({ by: 'support' })).toEqual(all.slice(0, 4));
  expect(await told({ by: String(world.ids.programme_admin) })).toEqual(all.slice(4));
  expect(await told({ by: String(world.ids.platform_admin) })).toEqual([]);
  expect(await told({ search: 'Platform Admin' })).toEqual([]);
  // They stay the support when they are no staff any more.
  await world.rows('update users set is_platform_admin = false where id = $1', [world.ids.platform_admin]);
  expect(await told()).toEqual(all);
  const { body } = await world.ask('enterprise_admin', companyAuditChoices, { query: {} });
  expect(body).toMatchObject({
    people: [{ id: world.ids.programme_admin, name: 'Programme Admin Tan' }],
    support: true,
  });
  // Their addresses are for the platform's own log alone.
  expect(JSON.stringify(await page())).not.toContain('127.0.0.1');
});

test('SYS-19 the log is filtered by program, person, kind, days of the reader’s zone, and names', async () => {
  // 21 November in Kuala Lumpur, where the readers live.
  world.clock.moveTo(Temporal.Instant.from('2026-11-20T17:00:00Z'));
  await capacity('programme_admin', 4);
  world.clock.moveTo(Temporal.Instant.from('2026-11-21T16:30:00Z'));
  const pair = { mentor_id: world.ids.mentor, mentee_id: world.ids.mentee };
  await world.ask('portal_owner', saveProgramme, {
    body: { program_id: world.alpha.id, program: { pairing_method: 'admin_pairs' } },
  });
  const { body } = await world.ask('portal_owner', connect, { body: { program_id: world.alpha.id, ...pair } });
  await world.ask('portal_owner', endPairing, {
    params: { id: (body as { id: number }).id },
    body: { reason: 'Done' },
  });

  const ended = 'Portal Owner Tan: Ended the pair of Mentor Tan and Mentee Tan';
  const made = 'Portal Owner Tan: Paired Mentor Tan and Mentee Tan';
  const turned = 'Portal Owner Tan: Changed who makes pairs from “Traditional” to “Admin Paired”';
  const set = 'Programme Admin Tan: Set the mentee capacity of Mentor Tan to 4';
  expect(await told()).toEqual([ended, made, turned, set]);
  expect(await told({ kind: 'pairs' })).toEqual([ended, made]);
  expect(await told({ by: String(world.ids.programme_admin) })).toEqual([set]);
  expect(await told({ from: '2026-11-22' })).toEqual([ended, made, turned]);
  expect(await told({ to: '2026-11-21' })).toEqual([set]);
  expect(await told({ from: '2026-11-21', to: '2026-11-21' })).toEqual([set]);
  expect(await told({ search: 'mentee tan' })).toEqual([ended, made]);
  expect(await told({ search: 'mentor' })).toEqual([ended, made, set]);
  expect(await told({ search: 'owner t' })).toEqual([ended, made, turned]);
  expect(await told({ search: 'alph' })).toEqual([ended, made, turned, set]);
  expect(await told({ search: '%' })).toEqual([]);
  expect(await read({ by: 'nobody' })).toMatchObject({ status: 422, body: { fields: { by: expect.any(String) } } });
});

test('SYS-19 pages go on below the last line, also for what was done at the same moment, and whatever is done meanwhile', async () => {
  const write = (many: number, at: string) =>
    world.rows(
      `insert into audit_log (actor_id, action, object_type, object_id, data, at, program_id)
       select $1, 'program.role_added', 'Program', $2, jsonb_build_object('role', 'R' || n), $3, $2
       from generate_series(1, $4::int) n`,
      [world.ids.programme_admin, world.alpha.id, at, many],
    );
  await write(60, '2026-11-20T09:00:00Z');
  await write(60, '2026-11-19T09:00:00Z');
  const seen: string[] = [];
  const sizes: number[] = [];
  let after: number | undefined;
  for (;;) {
    const { lines, next } = await page(after === undefined ? {} : { after });
    seen.push(...lines.map(({ at, what }) => `${at} ${what}`));
    sizes.push(lines.length);
    await rename(`Meanwhile ${sizes.length}`);
    if (next === null) break;
    after = next;
  }
  expect(sizes).toEqual([50, 50, 20]);
  const down = (day: string) =>
    Array.from({ length: 60 }, (_, at) => `2026-11-${day}T09:00:00Z Added the role R${60 - at}`);
  expect(seen).toEqual([...down('20'), ...down('19')]);
});

test('SYS-04 SYS-19 the log is saved as its filter leaves it, every cell guarded; and that is written down', async () => {
  await world.rows(`update users set firstname = '=SUM(A1)' where id = $1`, [world.ids.mentor]);
  await capacity('programme_admin', 4);
  await rename('Left out by the filter');
  const { body, headers } = await world.ask('enterprise_admin', companyAuditFile, {
    query: { is_csv: 'true', kind: 'people', search: 'sum(' },
  });
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Audit log 20-11-2026.csv');
  expect(cellsOf(body)).toEqual([
    ['When', 'What was done', 'Who', 'Kind', 'Program'],
    [
      '2026-11-20 18:00',
      'Set the mentee capacity of =SUM(A1) Tan to 4',
      'Programme Admin Tan',
      'People and roles',
      'Alpha',
    ],
  ]);
  expect(await told({ kind: 'downloads' })).toEqual(['Enterprise Admin Tan: Downloaded the audit log']);
  await world.ask('programme_admin', companyAuditFile, { query: { program_id: world.alpha.id } });
  await world.ask('programme_admin', participantsCsv, {
    params: { enterprise: 'acme', programme: 'alpha' },
    query: {},
  });
  expect(await told({ program_id: world.alpha.id, kind: 'downloads' }, 'programme_admin')).toEqual([
    'Programme Admin Tan: Downloaded a list of participants',
    'Programme Admin Tan: Downloaded the audit log',
  ]);
});

test('SYS-19 the address of whoever acts is kept, for the platform’s own log', async () => {
  await world.ask('portal_owner', toggleProgramme, inAlpha());
  await world.ask('programme_admin', participantsCsv, {
    params: { enterprise: 'acme', programme: 'alpha' },
    query: {},
  });
  expect(
    await world.rows('select action, ip from audit_log where program_id = $1 order by id', [world.alpha.id]),
  ).toEqual([
    { action: 'program.deactivated', ip: '127.0.0.1' },
    { action: 'file.downloaded', ip: '127.0.0.1' },
  ]);
});
