import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { signUp } from '../../../contract/accounts/index.ts';
import { acceptInvite, listInvited } from '../../../contract/invitations/index.ts';
import { lettersTo, onlyLetterTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { signUpBody } from '../accounts/accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const file = (text: string | Uint8Array) => ({
  uploads: [
    {
      field: 'file',
      name: 'people.csv',
      type: 'text/csv',
      bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
    },
  ],
});
const open = (text: string | Uint8Array) =>
  world.ask(
    'programme_admin',
    contract.openImport,
    { params: { id: world.alpha.id }, body: { role_id: world.alpha.roleIds.Mentee } },
    file(text),
  );
const of = (importId: number) => ({ params: { id: world.alpha.id, importId } });
const run = (importId: number) => world.ask('programme_admin', contract.runImport, of(importId));
const read = (importId: number, query: object = {}) =>
  world.ask('programme_admin', contract.readImport, { ...of(importId), query });
const membersOfAlpha = () =>
  world.rows<{ email: string; name: string }>(
    `select u.email::text, r.name from program_memberships m join users u on u.id = m.user_id join roles r on r.id = m.role_id
     where m.program_id = $1 and m.removed_at is null and u.email not like '%_admin@%' and u.email not like 'portal%' order by 1`,
    [world.alpha.id],
  );

const people = `Full name;E-mail;Mobile;Role
Nur Aina binti Ali;Nur@Example.com;+60 12-345 6789;Mentor
Bob Lim;bob@example.com;;
Mentee Tan;mentee@example.com;;
Somebody;not an address;;
Bob Again;BOB@example.com;;
Chief;chief@example.com;;Portal Owner
`;

test('bulk add: every row is checked and shown before anything is written', async () => {
  const { status, body } = await open(people);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'draft',
    file_name: 'people.csv',
    columns: ['Full name', 'E-mail', 'Mobile', 'Role'],
    mapping: { email: 1, name: 0, phone_no: 2, role: 3, firstname: null, lastname: null },
    counts: { ready: 2, wrong: 3, added: 0, invited: 0, member: 1 },
  });
  expect(body.rows.map((row: contract.ImportRow) => [row.line, row.state, row.role, row.problem])).toEqual([
    [2, 'ready', 'Mentor', null],
    [3, 'ready', 'Mentee', null],
    [4, 'member', 'Mentee', null],
    [5, 'wrong', null, 'Email must be a valid email'],
    [6, 'wrong', null, 'Line 3 has the same address'],
    [7, 'wrong', null, 'There is no role called Portal Owner'],
  ]);
  expect(await world.rows(`select 1 from users where email in ('nur@example.com', 'bob@example.com')`)).toEqual([]);
});

test('bulk add: other columns are chosen, and every row is checked again', async () => {
  const { body } = await open('a,b\nBob Lim,bob@example.com\n');
  expect(body).toMatchObject({ counts: { ready: 1, wrong: 0 }, rows: [{ name: 'bob' }] });
  const mapping = { email: 1, name: 0, firstname: null, lastname: null, phone_no: null, role: null };
  const mapped = await world.ask('programme_admin', contract.mapImport, {
    ...of(body.id),
    body: { mapping, role_id: world.alpha.roleIds.Mentor },
  });
  expect(mapped.body).toMatchObject({
    counts: { ready: 1, wrong: 0 },
    rows: [{ name: 'Bob Lim', role: 'Mentor', state: 'ready' }],
  });
});

test('bulk add: run, and run again, invites everybody once, says so row by row, and writes to them once', async () => {
  const { body } = await open(people);
  await Promise.all([run(body.id), run(body.id)]);
  await world.runJobs();
  const done = await read(body.id);
  expect(done.body).toMatchObject({ status: 'done', counts: { ready: 0, invited: 2, added: 0, member: 1, wrong: 3 } });
  expect((await read(body.id, { state: 'invited' })).body.rows).toHaveLength(2);
  await run(body.id);
  const again = await open(people);
  await run(again.body.id);
  await world.runJobs();
  expect(await asked()).toEqual([
    { email: 'bob@example.com', role: 'Mentee' },
    { email: 'nur@example.com', role: 'Mentor' },
  ]);
  const receivers = world.vendors.letters.flatMap(({ to }) => to).toSorted();
  expect(receivers).toEqual(['bob@example.com', 'nur@example.com']);
  // Nobody has an account before they make one themselves.
  expect(await world.rows(`select 1 from users where email in ('nur@example.com', 'bob@example.com')`)).toEqual([]);
});

test('bulk add: whoever is new makes an account by the link in the email, and is in with the role of the file', async () => {
  const { body } = await open('email,role\nnew@example.com,Mentor\n');
  await run(body.id);
  await world.runJobs();
  const invite = /invite=([\w-]+)/.exec(onlyLetterTo(world, 'new@example.com').text)?.[1] ?? '';
  const browser = world.newBrowser();
  const joined = await browser.ask(signUp, { body: signUpBody({ email: 'new@example.com', invite }) });
  expect(joined.status).toBe(200);
  expect(await membersOfAlpha()).toContainEqual({ email: 'new@example.com', name: 'Mentor' });
  expect(
    await world.rows(`select 1 from users where email = 'new@example.com' and confirmed_at is not null`),
  ).toHaveLength(1);
});

const asked = () =>
  world.rows<{ email: string; role: string }>(
    `select i.email::text, r.name as role from role_invite_emails i join roles r on r.id = i.role_id order by 1`,
  );
const theFile = 'email,role\nother_mentee@example.com,\nother_mentor@example.com,Mentor\nnew@example.com,\n';

test('bulk add: an address with an account elsewhere, a deleted one and one without tell the same, before and after', async () => {
  await world.rows(`update users set phone_no = '60129999999' where id = $1`, [world.ids.other_mentee]);
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.other_mentor, beginning.toString()]);
  const { body } = await open(theFile);
  expect(body.counts).toMatchObject({ ready: 3 });
  await run(body.id);
  await world.runJobs();
  const done = await read(body.id);
  expect(done.body).toMatchObject({ status: 'done', counts: { ready: 0, added: 0, wrong: 0, invited: 3 } });
  const rows = done.body.rows.map(({ state, problem }: contract.ImportRow) => ({ state, problem }));
  expect(rows).toEqual(rows.map(() => ({ state: 'invited', problem: null })));
  expect((await membersOfAlpha()).map(({ email }) => email)).toEqual(['mentee@example.com', 'mentor@example.com']);
  const shown = await world.ask('programme_admin', contract.listParticipants, {
    params: { id: world.alpha.id },
    query: {},
  });
  expect(JSON.stringify(shown.body)).not.toMatch(/60129999999|other_mentee|other_mentor|new@/);
  const invitedTo = async (roleId: number) =>
    (await world.ask('programme_admin', listInvited, { params: { roleId }, query: {} })).body.invited;
  const { Mentee, Mentor } = world.alpha.roleIds;
  const listed = [...(await invitedTo(Mentee)), ...(await invitedTo(Mentor))];
  expect(listed.map(({ status }) => status)).toEqual(['sent', 'sent', 'sent']);
  // The emails differ in nothing but the link.
  const said = ['other_mentee', 'new'].map((name) =>
    onlyLetterTo(world, `${name}@example.com`).text.replaceAll(/invite=[\w-]+/g, 'invite='),
  );
  expect(said[0]).toBe(said[1]);
  // They decide for themselves: accepting the emailed invitation lets them in.
  const letter = onlyLetterTo(world, 'other_mentee@example.com');
  expect(letter.subject).toBe('You are invited to Alpha');
  const invite = /invite=([\w-]+)/.exec(letter.text)?.[1] ?? '';
  expect((await world.ask('other_mentee', acceptInvite, { body: { invite } })).status).toBe(200);
  expect(await membersOfAlpha()).toContainEqual({ email: 'other_mentee@example.com', name: 'Mentee' });
});

test('bulk add: the same file again, and two runs at once, write one invitation to each', async () => {
  for (const _time of [1, 2]) {
    const { body } = await open(theFile);
    await Promise.all([run(body.id), run(body.id)]);
    await world.runJobs();
    expect((await read(body.id)).body.counts).toMatchObject({ ready: 0, invited: 3 });
  }
  onlyLetterTo(world, 'other_mentee@example.com');
  onlyLetterTo(world, 'other_mentor@example.com');
  // An invitation that has expired is sent again.
  await world.rows(`update role_invite_emails set expires_at = created_at where email = 'other_mentor@example.com'`);
  const { body } = await open(theFile);
  await run(body.id);
  await world.runJobs();
  expect(lettersTo(world, 'other_mentor@example.com')).toHaveLength(2);
  onlyLetterTo(world, 'other_mentee@example.com');
});

test('bulk add: whom the company knows from another of its programmes is added; who left all of them is invited', async () => {
  await world.rows('update programs set enterprise_id = $1 where id = $2', [world.acme, world.beta.id]);
  await world.rows('update program_memberships set removed_at = joined_at where user_id = $1', [
    world.ids.pending_mentor,
  ]);
  const { body } = await open(
    'email\nother_mentor@example.com\nenterprise_admin@example.com\npending_mentor@example.com\n',
  );
  await run(body.id);
  await world.runJobs();
  expect((await read(body.id)).body.counts).toMatchObject({ added: 2, invited: 1 });
  expect(await asked()).toEqual([{ email: 'pending_mentor@example.com', role: 'Mentee' }]);
});

test('bulk add: a programme that is switched off takes nobody, also in the middle', async () => {
  const { body } = await open(people);
  await run(body.id);
  await world.rows('update programs set is_active = false where id = $1', [world.alpha.id]);
  await world.runJobs();
  expect((await read(body.id)).body).toMatchObject({ status: 'draft', counts: { ready: 2, added: 0 } });
  expect((await run(body.id)).body.code).toBe('programmes.inactive');
});

test.each([
  ['nothing', '', 'no rows'],
  ['a line of headings alone', 'email,name\n', 'no rows'],
  ['a quote that never ends', 'email\n\nb@b.co\n"a@b.co', 'Line 4: a quotation mark is opened and never closed'],
  ['a workbook that is none', 'PK\u0003\u0004', 'This workbook cannot be read'],
  ['a list of 10,001 people', `email\n${'a@b.co\n'.repeat(10_001)}`, 'Please use at most 10,000 rows'],
])('bulk add: %s is no file of people', async (_what, text, why) => {
  expect(await open(text)).toMatchObject({
    status: 422,
    body: { fields: { file: expect.stringContaining(why) } },
  });
});

test('bulk add: a file from Excel is read in any encoding, and rows have the numbers they have there', async () => {
  const text = 'Name\tEmail\r\n\r\nAyşe Demir\tayse@example.com\r\nAzlan\tazlan@example.com\r\n';
  const { body } = await open(new Uint8Array(Buffer.from(text, 'utf16le')));
  expect(body.rows).toMatchObject([
    { line: 3, name: 'Ayşe Demir', email: 'ayse@example.com' },
    { line: 4, name: 'Azlan', email: 'azlan@example.com' },
  ]);
  const windows = Buffer.from('Name;Email\rD\u0092Cruz \u0096 Zo\u00EB;zoe@example.com\r', 'latin1');
  expect((await open(new Uint8Array(windows))).body.rows).toMatchObject([{ line: 2, name: 'D’Cruz – Zoë' }]);
});

test('bulk add: the file of the participants is taken back as it was given out', async () => {
  await world.rows(`update users set firstname = '=1+1', lastname = E'Tan\n@x' where id = $1`, [world.ids.mentee]);
  const { body: given } = await world.ask('programme_admin', contract.participantsCsv, {
    params: { enterprise: 'acme', programme: 'alpha' },
    query: {},
  });
  expect(given).toContain(`"'=1+1 Tan\n'@x"`);
  const { body } = await open(String(given));
  const mentee = body.rows.find(({ email }: contract.ImportRow) => email === 'mentee@example.com');
  expect(mentee).toMatchObject({ name: '=1+1 Tan @x', role: 'Mentee', state: 'member' });
});

test('bulk add: hostile cells are text', async () => {
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('email,name\n=cmd()@example.com,x\na@b.co,"<script>\u0000\u0007"\nc@d.co,'),
    0xff,
    0xfe,
    0x0a,
  ]);
  const { status, body } = await open(bytes);
  expect(status).toBe(200);
  expect(body.rows).toMatchObject([{ state: 'wrong' }, { state: 'ready', name: '<script>\uFFFD' }, { state: 'ready' }]);
});
