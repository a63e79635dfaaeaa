import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { workbookOf } from '../../testing/workbook.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const none = { email: null, name: null, firstname: null, lastname: null, phone_no: null, role: null };
const open = (bytes: Uint8Array | string, sheet?: number) =>
  world.ask(
    'programme_admin',
    contract.openImport,
    {
      params: { id: world.alpha.id },
      body: { role_id: world.alpha.roleIds.Mentee, ...(sheet !== undefined && { sheet }) },
    },
    {
      uploads: [
        {
          field: 'file',
          name: 'staff.xlsx',
          type: 'text/csv',
          bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
        },
      ],
    },
  );
const of = (importId: number) => ({ params: { id: world.alpha.id, importId } });
type Wish = Parameters<typeof world.ask<typeof contract.mapImport>>[2]['body'];
const map = ({ id, mapping, role_id }: contract.ParticipantImport, wish: Partial<Wish>) =>
  world.ask('programme_admin', contract.mapImport, { ...of(id), body: { mapping, role_id, ...wish } });
const shown = ({ rows }: contract.ParticipantImport) =>
  rows.map(({ line, email, name, role, state, problem, warning }) => [
    line,
    email,
    name,
    role,
    state,
    problem ?? warning,
  ]);

test('HR files: Windows letters, a line that names the separator, Malay headings, empty columns at the end', async () => {
  const text =
    'sep=;\r\nE-mel;Nama Pertama;Nama Keluarga;Peranan;;;\r\nzoe@example.com;Zo\u00eb;D\u0092Cruz;Pengasuh;;;\r\n';
  const { body } = await open(Buffer.from(text, 'latin1'));
  expect(body).toMatchObject({
    headings: 'found',
    mapping: { email: 0, firstname: 1, lastname: 2, role: 3 },
    unused_columns: [],
  });
  expect(shown(body)).toEqual([[2, 'zoe@example.com', 'Zoë D’Cruz', 'Mentor', 'ready', null]]);
});

test('HR files: Unicode text with Mandarin headings, a text of 300 letters, code in a name, an address twice', async () => {
  const long = '陈'.repeat(300);
  const lines = [
    '姓名\t电子邮件\t角色\t工资',
    `${long}\ta@example.com\t导师\t1`,
    '<b>伟</b>\tb@example.com\t学员\t2',
    '李\tA@example.com\t\t3',
  ];
  const { body } = await open(Buffer.from(`\uFEFF${lines.join('\r\n')}`, 'utf16le'));
  expect(body.unused_columns).toEqual(['工资']);
  expect(shown(body)).toEqual([
    [2, 'a@example.com', '陈'.repeat(60), 'Mentor', 'ready', 'The name is cut after 60 characters'],
    [3, 'b@example.com', '<b>伟</b>', 'Mentee', 'ready', 'The name contains code. It is taken as plain text'],
    [4, 'A@example.com', '李', null, 'wrong', 'Line 2 has the same address'],
  ]);
});

test('HR files: a workbook with two sheets and formulas; the second is read when it is chosen', async () => {
  const book = workbookOf([
    {
      name: 'Staff',
      rows: [
        ['Name', 'Email'],
        [{ formula: 'B1&C1', value: 'Nur Ali' }, 'nur@example.com'],
      ],
    },
    {
      name: 'Mentors',
      rows: [
        ['Email', 'Role'],
        ['bo@example.com', 'mentors'],
      ],
    },
  ]);
  const { body } = await open(book);
  expect(body).toMatchObject({ sheets: ['Staff', 'Mentors'], sheet: 0 });
  expect(shown(body)).toEqual([[2, 'nur@example.com', 'Nur Ali', 'Mentee', 'ready', null]]);
  const second = await open(book, 1);
  expect(second.body.sheet).toBe(1);
  expect(shown(second.body)).toEqual([[2, 'bo@example.com', 'bo', 'Mentor', 'ready', null]]);
  expect((await open(book, 2)).body).toMatchObject({ fields: { file: 'This workbook has no such sheet' } });
});

test('a file without headings is asked about; nothing runs before that, and its first line is a person', async () => {
  const { body } = await open('Bob Lim,bob@example.com\nAnn Tan,ann@example.com\n');
  expect(body).toMatchObject({
    headings: 'asked',
    mapping: { ...none, email: 1 },
    heading_line: 1,
    first_lines: [
      { line: 1, cells: ['Bob Lim', 'bob@example.com'] },
      { line: 2, cells: ['Ann Tan', 'ann@example.com'] },
    ],
    counts: { ready: 1 },
  });
  expect((await world.ask('programme_admin', contract.runImport, of(body.id))).body.code).toBe(
    'programmes.import_first_line',
  );
  const people = await map(body, { heading_line: null, mapping: { ...none, email: 1, name: 0 } });
  expect(people.body).toMatchObject({ headings: 'none', columns: ['', ''] });
  expect(shown(people.body)).toEqual([
    [1, 'bob@example.com', 'Bob Lim', 'Mentee', 'ready', null],
    [2, 'ann@example.com', 'Ann Tan', 'Mentee', 'ready', null],
  ]);
  // The answer can be changed, and other choices keep it.
  expect((await map(people.body, { heading_line: 1 })).body).toMatchObject({
    headings: 'given',
    counts: { ready: 1 },
  });
  expect((await map(people.body, { heading_line: null })).body.counts.ready).toBe(2);
  expect((await map(people.body, {})).body).toMatchObject({ headings: 'none', counts: { ready: 2 } });
  expect((await world.ask('programme_admin', contract.runImport, of(body.id))).status).toBe(200);
});

test('a single line without headings can be one person', async () => {
  const { body } = await open('bob@example.com\n');
  expect(body).toMatchObject({ headings: 'asked', counts: { ready: 0 } });
  expect((await map(body, { heading_line: null })).body.counts.ready).toBe(1);
});

test('words that the program has no role for are listed, chosen by hand and forgotten again', async () => {
  const { body } = await open('email,role\na@b.co,Coach\nb@b.co,coach \nc@b.co,Trainee\nd@b.co,Mentors\ne@b.co,\n');
  expect(body.role_names).toEqual([
    { name: 'Coach', rows: 2, role_id: null },
    { name: 'Trainee', rows: 1, role_id: null },
  ]);
  expect(body.counts).toMatchObject({ ready: 2, wrong: 3 });
  const { Mentor, 'Portal Owner': owner } = world.alpha.roleIds;
  const chosen = await map(body, { role_names: [{ name: 'Coach', role_id: Mentor }] });
  expect(chosen.body).toMatchObject({
    counts: { ready: 4, wrong: 1 },
    role_names: [{ role_id: Mentor }, { role_id: null }],
  });
  // Neither Portal Owner nor a role of another program.
  for (const role_id of [owner, world.beta.roleIds.Mentor])
    expect((await map(body, { role_names: [{ name: 'Trainee', role_id }] })).body.counts).toMatchObject({ wrong: 1 });
  expect((await map(body, { role_names: [{ name: 'Coach', role_id: null }] })).body.counts).toMatchObject({ ready: 2 });
});

test('the template is read back, with its example left out; Excel sees its letters', async () => {
  const { body, headers } = await world.ask('programme_admin', contract.importTemplateFile, {
    params: { id: world.alpha.id },
  });
  expect(String(headers['content-disposition'])).toContain('People template');
  expect(String(body).startsWith('\uFEFF"Email","Full name","Phone","Role","Employee ID"')).toBe(true);
  expect(cellsOf(body)[1]?.slice(0, 4)).toEqual([
    'example@example.com',
    'EXAMPLE: delete this row',
    "'+60 12-345 6789",
    'Mentee',
  ]);
  const read = await open(`${String(body)}new@example.com,New,,Mentor\r\n`);
  expect(read.body).toMatchObject({ headings: 'found', unused_columns: [], counts: { ready: 1, wrong: 1 } });
  expect(read.body.rows[0].problem).toBe('This is the example from the template');
});

test('the rows that are left out come as a file with their reasons, no formulas among them, which can be sent again', async () => {
  const { body } = await open(
    'Email,Name,Note\nok@example.com,Ok,\nnobody,=cmd(),x\nbob@example.com,Bob,y\nBOB@example.com,Bob,z\n',
  );
  const file = await world.ask('programme_admin', contract.leftOutFile, of(body.id));
  expect(cellsOf(file.body)).toEqual([
    ['Line', 'Reason', 'Email', 'Name', 'Note'],
    ['3', 'Email must be a valid email', 'nobody', "'=cmd()", 'x'],
    ['5', 'Line 4 has the same address', 'BOB@example.com', 'Bob', 'z'],
  ]);
  const again = await open(String(file.body));
  expect(again.body).toMatchObject({
    mapping: { email: 2, name: 3 },
    unused_columns: ['Line', 'Reason', 'Note'],
    counts: { ready: 1, wrong: 1 },
  });
});

test('words that every object knows are unknown roles like any other, and a very long one is not offered', async () => {
  const words = ['constructor', '__proto__', 'toString', 'x'.repeat(61)];
  const { body } = await open(`email,role\n${words.map((word, n) => `p${n}@example.com,${word}`).join('\n')}\n`);
  expect(body.role_names).toEqual(
    ['__proto__', 'constructor', 'toString'].map((name) => ({ name, rows: 1, role_id: null })),
  );
  const mentor = world.alpha.roleIds.Mentor;
  const { body: mapped } = await map(body, { role_names: [{ name: '__proto__', role_id: mentor }] });
  expect(shown(mapped)[1]?.slice(3, 5)).toEqual(['Mentor', 'ready']);
  expect(mapped.role_names[0]).toEqual({ name: '__proto__', rows: 1, role_id: mentor });
});

const titled = [
  ['Acme Berhad: staff list'],
  undefined,
  ['As of 1 November, HR Department'],
  ['Full Name', 'Work Email', 'Department', 'Role'],
  ['Zoë Lim', 'zoe@example.com', 'Finance', 'mentor'],
  ['Bob Tan', 'bob@example.com', 'Sales', '', 'starts in January'],
];

test.each([
  ['a workbook', workbookOf([{ name: 'Staff', rows: titled }])],
  [
    'a CSV file',
    'Acme Berhad: staff list\n\nAs of 1 November, HR Department\nFull Name;Work Email;Department;Role\n' +
      'Zoë Lim;zoe@example.com;Finance;mentor\nBob Tan;bob@example.com;Sales;;starts in January\n' +
      'Cai Ng;cai@example.com;Sales;;starts in June\n',
  ],
])('HR files: titles above the headings of %s cost no column and no row', async (_what, file) => {
  const { body } = await open(file);
  expect(body).toMatchObject({
    headings: 'found',
    heading_line: 4,
    columns: ['Full Name', 'Work Email', 'Department', 'Role', ''],
    mapping: { name: 0, email: 1, department: 2, role: 3 },
  });
  expect(shown(body).slice(0, 2)).toEqual([
    [5, 'zoe@example.com', 'Zoë Lim', 'Mentor', 'ready', null],
    [6, 'bob@example.com', 'Bob Tan', 'Mentee', 'ready', null],
  ]);
});

test('HR files: the line of the headings is chosen among the first ones, with the rows and columns that follow from it', async () => {
  const { body } = await open('Senarai\nPekerja X,Y\nAnn Tan,ann@example.com\nBob Lim,bob@example.com\n');
  expect(body).toMatchObject({ headings: 'asked', heading_line: 2, counts: { ready: 2, wrong: 0 } });
  const given = await map(body, { heading_line: 3 });
  expect(given.body).toMatchObject({
    headings: 'given',
    columns: ['Ann Tan', 'ann@example.com'],
    counts: { ready: 1 },
  });
  const none = await map(given.body, { heading_line: null });
  expect(none.body).toMatchObject({ headings: 'none', heading_line: null, columns: ['', ''] });
  expect(shown(none.body).map(([line, email, , , state]) => [line, email, state])).toEqual([
    [1, null, 'wrong'],
    [2, 'Y', 'wrong'],
    [3, 'ann@example.com', 'ready'],
    [4, 'bob@example.com', 'ready'],
  ]);
  const back = await map(none.body, { heading_line: 2, mapping: { ...none.body.mapping, name: null } });
  expect(back.body).toMatchObject({ heading_line: 2, mapping: { email: 1 }, counts: { ready: 2, wrong: 0 } });
  expect((await map(back.body, { heading_line: 40 })).body).toMatchObject({
    fields: { heading_line: 'Please choose from the list' },
  });
});

test('HR files: a comma that nobody quoted moves no cell into another column: the row is left out and named', async () => {
  const { body } = await open(
    'Name,Email,Role,Team\nLim, Siew Mei,mei@example.com,Mentor,Red\nBob Tan,bob@example.com,Mentee\nAnn,ann@example.com,,,\n',
  );
  const uneven =
    'This row has more cells than there are headings. Put quotation marks around a cell that contains the separator';
  expect(shown(body)).toEqual([
    [2, 'Siew Mei', 'Lim', null, 'wrong', uneven],
    [3, 'bob@example.com', 'Bob Tan', 'Mentee', 'ready', null],
    [4, 'ann@example.com', 'Ann', 'Mentee', 'ready', null],
  ]);
  // Where most rows are wider, a column has no heading, and it can be chosen.
  const unnamed = await open('Email\nann@example.com,Ann Tan\nbob@example.com,Bob Lim\n');
  expect(unnamed.body).toMatchObject({ columns: ['Email', ''], counts: { ready: 2, wrong: 0 } });
  const named = await map(unnamed.body, { mapping: { ...unnamed.body.mapping, name: 1 } });
  expect(shown(named.body).map(([, , name]) => name)).toEqual(['Ann Tan', 'Bob Lim']);
});
