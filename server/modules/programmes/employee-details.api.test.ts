import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, signUp } from '../../../contract/accounts/index.ts';
import * as contract from '../../../contract/programmes/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { onlyLetterTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { signUpBody } from '../accounts/accounts.fixture.ts';
import { ownData } from './own-data.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const nothing = { employee_id: '', department: '', team: '', grade: '', location: '', manager: '' };
const send = async (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const input = { params: { id: world.alpha.id }, body: { role_id: world.alpha.roleIds.Mentee } };
  const uploads = [{ field: 'file', name: 'people.csv', type: 'text/csv', bytes }];
  const { body } = await world.ask('programme_admin', contract.openImport, input, { uploads });
  const of = { params: { id: world.alpha.id, importId: body.id } };
  const ran = await world.ask('programme_admin', contract.runImport, of);
  await world.runJobs();
  return { body, ran };
};
type Query = Parameters<typeof world.ask<typeof contract.listParticipants>>[2]['query'];
const list = async (query: Query = {}) =>
  (await world.ask('programme_admin', contract.listParticipants, { params: { id: world.alpha.id }, query })).body;
const detailsOf = async (email: string) => {
  const { participants } = (await list()) as contract.Participants;
  return participants.find((one) => one.email === email)?.details;
};
const heading = 'Emel,No. Pekerja,Jabatan,Pasukan,Gred,Lokasi,Pengurus\n';

test('what a file says about members is kept, filtered by, found by the ID, and in the CSV', async () => {
  const { body, ran } = await send(
    `${heading}mentee@example.com,E7,Finance,Payroll,M3,Ipoh,boss@example.com\nmentor@example.com,E8,People,,,Ipoh,E1\n`,
  );
  expect(body).toMatchObject({ counts: { ready: 0, member: 2 }, members_with_details: 2, unused_columns: [] });
  expect(ran.body.status).toBe('running');
  expect(await detailsOf('mentee@example.com')).toEqual({
    employee_id: 'E7',
    department: 'Finance',
    team: 'Payroll',
    grade: 'M3',
    location: 'Ipoh',
    manager: 'boss@example.com',
  });
  const found = async (query: Query) => {
    const { total, participants } = (await list(query)) as contract.Participants;
    expect(total).toBe(participants.length);
    return participants.map(({ email }) => email);
  };
  expect(await found({ location: 'Ipoh' })).toEqual(['mentee@example.com', 'mentor@example.com']);
  expect(await found({ location: 'Ipoh', department: 'People' })).toEqual(['mentor@example.com']);
  expect(await found({ team: 'Pay' })).toEqual([]);
  expect(await found({ search: 'E7' })).toEqual(['mentee@example.com']);
  expect((await list()).details_in_use).toEqual({
    department: ['Finance', 'People'],
    team: ['Payroll'],
    grade: ['M3'],
    location: ['Ipoh'],
  });
  const file = await world.ask('programme_admin', contract.participantsCsv, {
    params: { enterprise: 'acme', programme: 'alpha' },
    query: { department: 'Finance' },
  });
  const rows = cellsOf(file.body);
  expect(rows[0]?.slice(6)).toEqual(['Employee ID', 'Department', 'Team', 'Grade', 'Location', 'Manager']);
  expect(rows.slice(1).map((row) => row.slice(6))).toEqual([
    ['E7', 'Finance', 'Payroll', 'M3', 'Ipoh', 'boss@example.com'],
  ]);
});

test('an empty cell takes nothing away, and a later file says more', async () => {
  await send(`${heading}mentee@example.com,E7,Finance,Payroll,,,\n`);
  await send('email,department,grade\nmentee@example.com,,M4\n');
  expect(await detailsOf('mentee@example.com')).toEqual({
    ...nothing,
    employee_id: 'E7',
    department: 'Finance',
    team: 'Payroll',
    grade: 'M4',
  });
});

test('somebody new has what the file said once they have joined; it stays within the company', async () => {
  await send(`${heading}new@example.com,E9,Finance,,,,\nother_mentee@example.com,E5,Finance,,,,\n`);
  const rows = () => world.rows(`select email::text, user_id::int from employee_details order by 1 nulls first`);
  expect(await rows()).toEqual([
    { email: 'new@example.com', user_id: null },
    { email: 'other_mentee@example.com', user_id: null },
  ]);
  const invite = /invite=([\w-]+)/.exec(onlyLetterTo(world, 'new@example.com').text)?.[1] ?? '';
  await world.newBrowser().ask(signUp, { body: signUpBody({ email: 'new@example.com', invite }) });
  expect(await detailsOf('new@example.com')).toMatchObject({ employee_id: 'E9', department: 'Finance' });
  // Beta belongs to another company.
  const beta = await world.ask('other_programme_admin', contract.listParticipants, {
    params: { id: world.beta.id },
    query: { department: 'Finance' },
  });
  expect(beta.body).toMatchObject({ total: 0, details_in_use: { department: [] } });
  // Whoever never joins is forgotten after ninety days.
  await world.moveClock(world.clock.now().add({ hours: 24 * 90 + 1 }));
  expect(await rows()).toEqual([{ email: null, user_id: expect.any(Number) }]);
});

test('an admin corrects them; it is audited by field, and too much is refused at its field', async () => {
  const change = (details: object) =>
    world.ask('programme_admin', contract.changeParticipant, {
      params: { id: world.alpha.id, userId: world.ids.mentee },
      body: { details },
    });
  const changed = await change({ department: ' Finance ', manager: 'E1' });
  expect(changed.body.details).toEqual({ ...nothing, department: 'Finance', manager: 'E1' });
  expect((await change({ department: '' })).body.details).toEqual({ ...nothing, manager: 'E1' });
  await change({ manager: 'E1' });
  expect(
    await world.rows(`select data from audit_log where action = 'member.work_details_changed' order by id`),
  ).toEqual([
    { data: { user_id: world.ids.mentee, fields: ['department', 'manager'] } },
    { data: { user_id: world.ids.mentee, fields: ['department'] } },
  ]);
  expect((await change({ team: 'x'.repeat(121) })).body.fields).toEqual({
    'details.team': 'Please use at most 120 characters',
  });
});

test('M22 ACC-64 they are in the download of the person, and gone with the account', async () => {
  await send(`${heading}mentee@example.com,E7,Finance,,,,\n`);
  const data = await world.transact(({ tx, now }) => ownData(tx, world.ids.mentee, now));
  expect((data as { employee_details: unknown }).employee_details).toEqual([
    { ...nothing, company: 'Acme', employee_id: 'E7', department: 'Finance' },
  ]);
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'Moving on' } });
  await world.moveClock(world.clock.now().add({ hours: 24 * 30 }));
  expect(await world.rows('select 1 from employee_details')).toEqual([]);
});

const kept = () =>
  world.rows(
    `select coalesce(u.email, d.email)::text email, d.user_id is not null claimed, d.employee_id
     from employee_details d left join users u on u.id = d.user_id order by 1`,
  );

test('M39 details follow the person to another address; the next owner of the old one gets none of them', async () => {
  await send(`${heading}mentee@example.com,E7,Finance,,,,\n`);
  await world.rows(`update users set email = 'married@example.com' where id = $1`, [world.ids.mentee]);
  await world.rows(`update users set email = 'mentee@example.com' where id = $1`, [world.ids.mentor]);
  // One file names both, and somebody by an address that nobody has claimed.
  await send(`${heading}married@example.com,,People,,,,\nmentee@example.com,E8,,,,,\nnew@example.com,E9,,,,,\n`);
  expect(await kept()).toEqual([
    { email: 'married@example.com', claimed: true, employee_id: 'E7' },
    { email: 'mentee@example.com', claimed: true, employee_id: 'E8' },
    { email: 'new@example.com', claimed: false, employee_id: 'E9' },
  ]);
  expect(await detailsOf('married@example.com')).toEqual({ ...nothing, employee_id: 'E7', department: 'People' });
});

test('what an admin has typed stays when the rest of the same file follows the next day', async () => {
  const { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: most } = world.settings;
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: 1, EMAILS_A_DAY_PROGRAM: 2 });
  const { body } = await send(
    `${heading}mentee@example.com,E7,Finance,,,,\na@example.com,E8,,,,,\nb@example.com,E9,,,,,\n`,
  );
  // The row of whoever has to wait is not carried out at all.
  expect((await kept()).map(({ email }) => email)).toEqual(['a@example.com', 'mentee@example.com']);
  await world.ask('programme_admin', contract.changeParticipant, {
    params: { id: world.alpha.id, userId: world.ids.mentee },
    body: { details: { department: 'People' } },
  });
  await world.ask('programme_admin', contract.runImport, { params: { id: world.alpha.id, importId: body.id } });
  await world.moveClock(world.clock.now().add({ hours: 24 }));
  expect(await kept()).toHaveLength(3);
  expect(await detailsOf('mentee@example.com')).toMatchObject({ department: 'People' });
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: most });
});

test('ACC-64 what waits for the address of a closed account goes with it, so nobody else gets it', async () => {
  await world.ask('other_mentee', deleteAccount, { body: { reason_for_leaving: 'Moving on' } });
  await send(`${heading}other_mentee@example.com,E5,Finance,,,,\n`);
  expect(await kept()).toHaveLength(1);
  await world.moveClock(world.clock.now().add({ hours: 24 * 30 }));
  expect(await kept()).toEqual([]);
});
