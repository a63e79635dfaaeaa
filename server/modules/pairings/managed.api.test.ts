import { beforeEach, expect, test } from 'vitest';
import * as managed from '../../../contract/pairings/index.ts';
import { myGroups, connect, setOwnCapacity } from '../../../contract/pairings/index.ts';
import { changeParticipant, removeUser } from '../../../contract/programmes/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { toldTo } from '../../testing/told.fixture.ts';
import { workbookOf } from '../../testing/workbook.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { groupBody, groupOfAlpha, pairOf } from './samples.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const admin = 'programme_admin';
const joins = (person: Person, role: 'Mentor' | 'Mentee') =>
  world.rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
    world.alpha.id,
    world.ids[person],
    world.alpha.roleIds[role],
    world.clock.now().toString(),
  ]);
const pair = async (changes: object = {}) =>
  (await world.ask(admin, connect, { body: { ...pairOf(world), ...changes } })).body as { id: number; error?: string };
const list = async (query: object = {}) =>
  (await world.ask(admin, managed.listPairings, { query: { program_id: world.alpha.id, ...query } })).body as {
    pairings: managed.ManagedPairing[];
    counts: object;
    total: number;
  };
const change = (id: number, status: 'active' | 'paused') =>
  world.ask(admin, managed.changePairing, { params: { id }, body: { status } });
const end = (id: number, reason = 'The mentor moved abroad') =>
  world.ask(admin, managed.endPairing, { params: { id }, body: { reason } });
const said = async (reply: Promise<{ status: number; body: { error?: string } }>) => {
  const { status, body } = await reply;
  return [status, body.error];
};

test('PAR-29 pairs and groups in their tabs, found by a name or an address; ended with a reason they stay listed', async () => {
  const { id } = await pair();
  const group = await groupOfAlpha(world);
  const pairs = await list();
  expect(pairs.counts).toEqual({ pair: 1, group: 1 });
  expect(pairs.pairings.map((one) => [one.id, one.type, one.status, one.mentors.length, one.mentees.length])).toEqual([
    [id, 'pair', 'active', 1, 1],
  ]);
  expect((await list({ type: 'group' })).pairings.map((one) => [one.id, one.name, one.mentees.length])).toEqual([
    [group, 'Data Circle', 2],
  ]);
  for (const search of ['mentee tan', 'mentor@example', 'MENTEE'])
    expect([search, (await list({ search })).total]).toEqual([search, 1]);
  expect((await list({ search: 'nobody' })).total).toBe(0);
  expect((await list({ type: 'group', search: 'circle' })).total).toBe(1);

  expect(await said(end(id, ' '))).toEqual([422, expect.anything()]);
  expect((await end(id)).status).toBe(200);
  expect((await end(id, 'Again')).status).toBe(200);
  const [ended] = (await list({ status: 'ended' })).pairings;
  expect([ended?.id, ended?.end_reason]).toEqual([id, 'The mentor moved abroad']);
  expect((await list({ status: 'active' })).total).toBe(0);
  await world.runJobs();
  expect((await toldTo(world, world.ids.mentee)).map(({ message }) => message)).toContain(
    'You and Mentor Tan are no longer paired in Alpha.',
  );
});

test('PAR-29 PAR-34 a pair at rest keeps its place and takes no new sessions; what has ended goes on only where there is room', async () => {
  const { id } = await pair();
  await joins('other_mentee', 'Mentee');
  await world.ask('mentor', setOwnCapacity, { body: { program_id: world.alpha.id, capacity: 1 } });
  expect((await change(id, 'paused')).body.status).toBe('paused');
  expect((await change(id, 'paused')).status).toBe(200);
  const other = { mentee_id: world.ids.other_mentee };
  expect((await pair(other)).error).toBe('This mentor is not taking new mentees.');
  const again = await pair();
  expect([again.id, again.error]).toEqual([id, undefined]);
  expect((await world.ask('mentee', myGroups, { query: {} })).status).toBe(200);

  await end(id);
  expect((await pair(other)).error).toBeUndefined();
  expect(await said(change(id, 'active'))).toEqual([422, 'This mentor is not taking new mentees.']);
  await world.ask('mentor', setOwnCapacity, { body: { program_id: world.alpha.id, capacity: 2 } });
  const back = await change(id, 'active');
  expect([back.body.status, back.body.end_reason]).toEqual(['active', null]);
});

test('PAR-29 PAR-32 B112 a group of five: people are added and taken out, and told, never below a mentor and two mentees; who leaves the program leaves it', async () => {
  await joins('other_mentee', 'Mentee');
  await joins('pending_mentor', 'Mentee');
  await joins('other_mentor', 'Mentor');
  const id = await groupOfAlpha(world);
  const { ids } = world;
  const add = (user_ids: number[]) => world.ask(admin, managed.addToGroup, { params: { id }, body: { user_ids } });
  const remove = (who: Person) => world.ask(admin, managed.removeFromGroup, { params: { id, userId: ids[who] } });
  const five = await add([ids.other_mentee, ids.other_mentor, ids.mentee]);
  const group = five.body as managed.ManagedPairing;
  expect([group.mentors.length, group.mentees.length]).toEqual([2, 3]);
  await world.runJobs();
  expect((await add([ids.enterprise_admin])).status).toBe(404);
  expect((await add([ids.programme_admin])).status).toBe(404);
  expect((await remove('other_mentee')).status).toBe(200);
  expect(await said(remove('mentee'))).toEqual([422, 'A group needs at least one mentor and two mentees.']);
  expect((await remove('other_mentor')).status).toBe(200);
  expect(await said(remove('mentor'))).toEqual([422, 'A group needs at least one mentor and two mentees.']);
  await world.runJobs();
  expect((await toldTo(world, ids.other_mentor)).map(({ message }) => message)).toEqual([
    'You are in the group Data Circle of Alpha now.',
    'You are no longer in the group Data Circle of Alpha.',
  ]);
  // Someone who is added back before the email is written is not told that they were removed.
  await add([ids.other_mentor]);
  await remove('other_mentor');
  await add([ids.other_mentor]);
  await world.runJobs();
  const lately = (await toldTo(world, ids.other_mentor)).slice(2).map(({ message }) => message);
  expect(new Set(lately)).toEqual(new Set(['You are in the group Data Circle of Alpha now.']));
  expect((await remove('other_mentor')).status).toBe(200);

  await world.ask(admin, removeUser, { body: { role_id: world.alpha.roleIds.Mentee, user_id: ids.mentee } });
  const [left] = (await list({ type: 'group' })).pairings;
  expect([left?.status, left?.mentees.map((one) => one.id)]).toEqual(['active', [ids.unconfirmed]]);
  const own = await world.ask('mentor', myGroups, { query: { program_id: world.alpha.id } });
  expect(own.body.groups[0].why_not.book).toBe('pairings.group_too_small');
});

test('PAR-32 the pair of somebody who was removed from the program is listed no longer, not among the ended either', async () => {
  await pair();
  await joins('other_mentee', 'Mentee');
  const { id: kept } = await pair({ mentee_id: world.ids.other_mentee });
  const { roleIds } = world.alpha;
  await world.ask(admin, removeUser, { body: { role_id: roleIds.Mentee, user_id: world.ids.mentee } });
  const left = await list();
  expect([left.total, left.counts, left.pairings.map((one) => one.id)]).toEqual([1, { pair: 1, group: 0 }, [kept]]);
  expect(await list({ status: 'ended' })).toMatchObject({ total: 0, pairings: [] });
  await world.ask(admin, removeUser, { body: { role_id: roleIds.Mentee, user_id: world.ids.other_mentee } });
  expect(await list()).toMatchObject({ total: 0, counts: { pair: 0, group: 0 }, pairings: [] });
});

const csv = (heading: string, ...lines: string[]) => ({
  uploads: [
    {
      field: 'file',
      name: 'pairs.csv',
      type: 'text/csv',
      bytes: new TextEncoder().encode([heading, ...lines].join('\n')),
    },
  ],
});

test('PAR-29 a file of pairs is checked row by row before anything is written, and may be sent twice', async () => {
  await joins('other_mentee', 'Mentee');
  await pair();
  const input = { body: { program_id: world.alpha.id } };
  const file = csv(
    'mentor_email,mentee_email',
    'mentor@example.com,mentee@example.com',
    'MENTOR@example.com,other_mentee@example.com',
    'mentee@example.com,nobody@example.com',
  );
  const checked = await world.ask(admin, managed.checkPairImport, input, file);
  expect(checked.body.rows.map(({ line, state }: managed.ImportedPair) => [line, state])).toEqual([
    [2, 'paired'],
    [3, 'ready'],
    [4, 'wrong'],
  ]);
  expect((await list()).total).toBe(1);
  const ran = await world.ask(admin, managed.runPairImport, input, file);
  expect(ran.body.counts).toEqual({ ready: 0, wrong: 1, paired: 1, added: 1 });
  const again = await world.ask(admin, managed.runPairImport, input, file);
  expect(again.body.counts).toEqual({ ready: 0, wrong: 1, paired: 2, added: 0 });
  expect((await list()).total).toBe(2);
  const whyNot = async (bad: ReturnType<typeof csv>) =>
    (await world.ask(admin, managed.checkPairImport, input, bad)).body.fields.file as string;
  expect(await whyNot(csv('mentor_email,mentee_email', '', 'a@b.co,"b@b.co'))).toBe(
    'Line 3: a quotation mark is opened and never closed',
  );
});

test('PAR-29 the file may be Unicode text from Excel, and its rows have the numbers they have there', async () => {
  const text = 'mentor_email\tmentee_email\r\n\r\nmentor@example.com\tmentee@example.com\r\n';
  const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
  const uploads = [{ field: 'file', name: 'pairs.txt', type: 'text/plain', bytes }];
  const input = { body: { program_id: world.alpha.id } };
  const { body } = await world.ask(admin, managed.checkPairImport, input, { uploads });
  expect(body.rows).toMatchObject([{ line: 3, mentor_email: 'mentor@example.com', state: 'ready' }]);
});

test('PAR-29 a workbook, its columns chosen by hand and without headings; nothing runs before the first line is known', async () => {
  const rows = [['x', 'mentee@example.com', 'mentor@example.com']];
  const bytes = workbookOf([
    { name: 'Notes', rows: [['nothing']] },
    { name: 'Pairs', rows },
  ]);
  const uploads = [{ field: 'file', name: 'pairs.xlsx', type: 'application/zip', bytes }];
  const ask = (endpoint: typeof managed.checkPairImport | typeof managed.runPairImport, reading: object) =>
    world.ask(admin, endpoint, { body: { program_id: world.alpha.id, ...reading } }, { uploads });
  expect((await ask(managed.checkPairImport, {})).body).toMatchObject({
    sheets: ['Notes', 'Pairs'],
    sheet: 0,
    headings: 'asked',
    mapping: { mentor: null, mentee: null },
  });
  const reading = { sheet: 1, mentor_column: 2, mentee_column: 1 };
  expect((await ask(managed.runPairImport, reading)).body.code).toBe('programmes.import_first_line');
  const chosen = await ask(managed.checkPairImport, { ...reading, heading_line: 'none' });
  expect(chosen.body).toMatchObject({
    headings: 'none',
    columns: ['', '', ''],
    first_lines: rows.map((cells, at) => ({ line: at + 1, cells })),
    rows: [{ line: 1, mentor_email: 'mentor@example.com', mentee_email: 'mentee@example.com', state: 'ready' }],
  });
  const ran = await ask(managed.runPairImport, { ...reading, heading_line: 'none' });
  expect(ran.body.counts).toMatchObject({ added: 1 });
  expect((await list()).total).toBe(1);
});

test('PAR-29 the template is read back, and its example is left out', async () => {
  const query = { program_id: world.alpha.id };
  const { body } = await world.ask(admin, managed.pairTemplateFile, { query });
  const input = { body: query };
  const read = await world.ask(admin, managed.checkPairImport, input, csv(String(body)));
  expect(read.body).toMatchObject({ headings: 'found', rows: [{ problem: 'This is the example from the template' }] });
});

test('PAR-29 a file has at most 5,000 pairs', async () => {
  const input = { body: { program_id: world.alpha.id } };
  const file = (many: number) =>
    csv('mentor_email,mentee_email', ...Array.from({ length: many }, () => 'a@b.co,c@d.co'));
  expect((await world.ask(admin, managed.checkPairImport, input, file(5000))).body.rows).toHaveLength(5000);
  expect((await world.ask(admin, managed.checkPairImport, input, file(5001))).body.fields).toEqual({
    file: 'Please use at most 5,000 rows',
  });
});

test('PAR-29 one who is no member, or on the wrong side, is in no group', async () => {
  const body = await groupBody(world);
  const make = (changes: object) => world.ask(admin, managed.createGroup, { body: { ...body, ...changes } });
  expect((await make({ mentee_ids: [world.ids.mentee, world.ids.other_mentee] })).status).toBe(404);
  expect((await make({ mentor_ids: [world.ids.mentee] })).status).toBe(404);
  expect((await make({ mentor_ids: [world.ids.other_mentor] })).status).toBe(404);
  const unnamed = await make({ name: ' ' });
  expect([unnamed.status, unnamed.body.fields.name]).toEqual([422, 'Group name is required']);
});

test('a mentee of a pair does not become a mentor while the pair lasts; nor does anyone of a group', async () => {
  const { id } = await pair();
  const become = (person: 'mentee' | 'mentor', role: 'Mentor' | 'Mentee') =>
    world.ask(admin, changeParticipant, {
      params: { id: world.alpha.id, userId: world.ids[person] },
      body: { role_id: world.alpha.roleIds[role] },
    });
  const refused = { status: 422, body: { code: 'pairings.role_in_pair' } };
  expect(await become('mentee', 'Mentor')).toMatchObject(refused);
  expect(await become('mentor', 'Mentee')).toMatchObject(refused);
  await change(id, 'paused');
  expect(await become('mentee', 'Mentor')).toMatchObject(refused);
  expect((await world.rows(`select 1 from audit_log where action = 'member.role_changed'`)).length).toBe(0);
  await end(id);
  expect((await become('mentee', 'Mentor')).status).toBe(200);
  await become('mentee', 'Mentee');
  await groupOfAlpha(world);
  expect(await become('mentee', 'Mentor')).toMatchObject(refused);
});
