import { beforeEach, expect, test } from 'vitest';
import { acceptInvite } from '../../../contract/invitations/index.ts';
import * as contract from '../../../contract/programmes/index.ts';
import { lettersTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { crowdIn } from './many.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const open = async (text: string, role: 'Mentee' | 'Admin' = 'Mentee') => {
  const { status, body } = await world.ask(
    'programme_admin',
    contract.openImport,
    { params: { id: world.alpha.id }, body: { role_id: world.alpha.roleIds[role] } },
    { uploads: [{ field: 'file', name: 'people.csv', type: 'text/csv', bytes: new TextEncoder().encode(text) }] },
  );
  expect(status).toBe(200);
  return body as contract.ParticipantImport;
};
const of = ({ id }: { id: number }) => ({ params: { id: world.alpha.id, importId: id } });
const run = (one: { id: number }) => world.ask('programme_admin', contract.runImport, of(one));
const hold = (one: { id: number }, startsAt: string | null) =>
  world.ask('programme_admin', contract.holdImport, { ...of(one), body: { starts_at: startsAt } });
const undo = (one: { id: number }) => world.ask('programme_admin', contract.undoImport, of(one));
const read = async (one: { id: number }) =>
  (await world.ask('programme_admin', contract.readImport, { ...of(one), query: {} }))
    .body as contract.ParticipantImport;
const confirm = (one: contract.ParticipantImport, admins: string[]) =>
  world.ask('programme_admin', contract.mapImport, {
    ...of(one),
    body: { mapping: one.mapping, role_id: one.role_id, admins },
  });
const inviteTo = (address: string) =>
  /[?&](?:amp;)?invite=([\w-]+)/.exec(lettersTo(world, address)[0]?.html ?? '')?.[1] ?? '';
const membersCalled = (pattern: string) =>
  world.rows(
    `select 1 from program_memberships m join users u on u.id = m.user_id
     where m.program_id = $1 and m.removed_at is null and u.email like $2`,
    [world.alpha.id, pattern],
  );

const chiefs =
  'email,name,role\nbob@example.com,Bob Lim,Mentee\nann@example.com,Ann Tan,Admin\ncai@example.com,Cai Ng,admin\n';

test('a cell alone makes nobody an admin: each is asked for, left out until then, and the email names the role', async () => {
  const one = await open(chiefs);
  expect(one.counts).toMatchObject({ ready: 1, wrong: 2 });
  expect(one.admins_asked).toEqual([
    { line: 3, email: 'ann@example.com', name: 'Ann Tan', role: 'Admin', confirmed: false },
    { line: 4, email: 'cai@example.com', name: 'Cai Ng', role: 'Admin', confirmed: false },
  ]);
  const { body } = await confirm(one, ['ANN@example.com']);
  expect(body).toMatchObject({ counts: { ready: 2, wrong: 1 } });
  await run(one);
  await world.runJobs();
  expect(lettersTo(world, 'ann@example.com')[0]?.text.replaceAll(/\s+/g, ' ')).toContain('as an admin');
  expect(lettersTo(world, 'cai@example.com')).toEqual([]);
});

test('nor does the role for everyone in the file', async () => {
  const one = await open('email\nbob@example.com\n', 'Admin');
  expect(one.counts).toMatchObject({ ready: 0, wrong: 1 });
  expect(one.admins_asked.map(({ email }) => email)).toEqual(['bob@example.com']);
  expect((await confirm(one, ['bob@example.com'])).body).toMatchObject({ counts: { ready: 1, wrong: 0 } });
});

test('the last look says how many of which role, and what they will read', async () => {
  const one = await open('email,role\na@example.com,Mentor\nb@example.com,Mentor\nc@example.com,Mentee\n');
  const { body } = await world.ask('programme_admin', contract.lastLook, of(one));
  expect(body).toMatchObject({
    people: 3,
    roles: [
      { role: 'Mentor', people: 2 },
      { role: 'Mentee', people: 1 },
    ],
  });
  const [invited, known] = (body as contract.LastLook).emails;
  expect(invited).toMatchObject({
    to: 'invited',
    subject: 'You are invited to Alpha',
    button: 'Accept the invitation',
  });
  expect(invited?.paragraphs[0]).toBe('Acme invites you to join the mentoring program Alpha as a mentor.');
  expect(known).toMatchObject({ to: 'known', subject: 'You are now a member of Alpha', greeting: 'Hello Aisyah,' });
});

test('B09 the last look says how many emails go out today, and from when the others', async () => {
  const one = await open('email\na@example.com\nb@example.com\nc@example.com\n');
  const ask = () => world.ask('programme_admin', contract.lastLook, of(one));
  expect((await ask()).body).toMatchObject({ people: 3, today: 3, rest_from: null });
  // Files may send four of the five emails of a day, and three went out an hour ago.
  const { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: most } = world.settings;
  const first = world.clock.now().subtract({ hours: 1 });
  await world.rows(
    `insert into emails_to_many (program_id, enterprise_id, kind, emails, at)
     select id, enterprise_id, 'import', 3, $2::timestamptz from programs where id = $1`,
    [world.alpha.id, first.toString()],
  );
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: 1, EMAILS_A_DAY_PROGRAM: 5 });
  const { body } = await ask();
  Object.assign(world.settings, { RATE_LIMIT_FACTOR: factor, EMAILS_A_DAY_PROGRAM: most });
  expect(body).toMatchObject({ people: 3, today: 1, rest_from: first.add({ hours: 24 }).toString() });
});

test('an import for later sends nothing before its time, and then goes on by itself', async () => {
  const one = await open('email\nbob@example.com\n');
  const at = world.clock.now().add({ hours: 3 });
  expect((await hold(one, at.toString())).body).toMatchObject({ status: 'waiting', starts_at: at.toString() });
  await world.moveClock(at.subtract({ minutes: 1 }));
  await world.runJobs();
  expect(lettersTo(world, 'bob@example.com')).toEqual([]);
  await world.moveClock(at);
  await world.runJobs();
  expect(lettersTo(world, 'bob@example.com')).toHaveLength(1);
  expect(await read(one)).toMatchObject({ status: 'done', starts_at: null, counts: { invited: 1 } });
});

test('one without a time is held until it is run, is found in the list, and can be a draft again', async () => {
  const one = await open('email\nbob@example.com\n');
  await hold(one, null);
  await world.moveClock(world.clock.now().add({ hours: 24 * 20 }));
  await world.runJobs();
  expect(lettersTo(world, 'bob@example.com')).toEqual([]);
  const list = await world.ask('programme_admin', contract.earlierImports, { params: { id: world.alpha.id } });
  expect((list.body as contract.ImportList).imports).toMatchObject([
    { id: one.id, file_name: 'people.csv', status: 'waiting', ready: 1, people: 0 },
  ]);
  expect((await undo(one)).body).toMatchObject({ status: 'draft' });
  await hold(one, null);
  await run(one);
  await world.runJobs();
  expect(lettersTo(world, 'bob@example.com')).toHaveLength(1);
});

test('undo takes back memberships and invitations as long as nobody has signed in, and the same file can be run again', async () => {
  // The company knows them from another program of its own.
  const [known = 0] = await crowdIn(world, 1);
  await world.rows(
    `with other as (insert into programs (enterprise_id, name, slug, description, pairing_method, created_by, created_at, updated_at)
       select enterprise_id, 'Other', 'other', 'Another one', pairing_method, created_by, created_at, updated_at from programs where id = $2 returning id),
     role as (insert into roles (program_id, name, user_type, created_at) select id, 'Mentee', 'mentee', $3::timestamptz from other
       returning id, program_id)
     update program_memberships m set program_id = role.program_id, role_id = role.id from role where m.user_id = $1`,
    [known, world.alpha.id, world.clock.now().toString()],
  );
  const file = 'email\nbob@example.com\ncrowdMentee1@example.com\n';
  const one = await open(file);
  await run(one);
  await world.runJobs();
  expect(await read(one)).toMatchObject({ counts: { added: 1, invited: 1 } });
  const invite = inviteTo('bob@example.com');
  expect((await undo(one)).body).toMatchObject({ status: 'undone', counts: { added: 0, invited: 0, undone: 2 } });
  expect(await membersCalled('crowd%')).toEqual([]);
  expect((await world.ask('mentee', acceptInvite, { body: { invite } })).status).toBeGreaterThanOrEqual(400);
  expect((await undo(one)).status).toBe(200);
  await run(one);
  await world.runJobs();
  expect(await membersCalled('crowd%')).toEqual([]);
  const again = await open(file);
  await run(again);
  await world.runJobs();
  expect(await membersCalled('crowd%')).toHaveLength(1);
});

test('once somebody of it has signed in nothing is undone, and it says how many', async () => {
  const one = await open('email\nbob@example.com\nother_mentee@example.com\n');
  await run(one);
  await world.runJobs();
  const invite = inviteTo('other_mentee@example.com');
  expect((await world.ask('other_mentee', acceptInvite, { body: { invite } })).status).toBe(200);
  const answer = await undo(one);
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'programmes.import_in_use', params: { people: 1 } });
  expect(await read(one)).toMatchObject({ status: 'done', counts: { invited: 2 } });
  const [bob] = await world.rows(`select status from role_invite_emails where email = 'bob@example.com'`);
  expect(bob).toEqual({ status: 'sent' });
});

test('emails of an undone import that are not written or not sent yet are kept back', async () => {
  const one = await open('email\nbob@example.com\n');
  await run(one);
  // The step has run; the mail server does not take the email yet.
  world.vendors.refused.add('bob@example.com');
  await world.runJobs();
  const waiting = await world.rows(`select status from deliveries where to_address = 'bob@example.com'`);
  await undo(one);
  await world.runJobs();
  const after = await world.rows(`select status from deliveries where to_address = 'bob@example.com'`);
  expect([waiting, after]).toEqual([[{ status: 'queued' }], [{ status: 'failed' }]]);
});
