import { expect, test } from 'vitest';
import { guessMapping, knownHeadings } from './import-headings.ts';
import { readPhone } from '../../../platform/phone.ts';
import { chosenFor, roleNamed } from './import-roles.ts';
import { checkRow } from './import-rows.ts';

const roles = [
  { id: 1, name: 'Portal Owner', userType: 'admin' as const, isOwner: true },
  { id: 2, name: 'Mentor', userType: 'mentor' as const, isOwner: false },
  { id: 3, name: 'Mentee', userType: 'mentee' as const, isOwner: false },
  { id: 4, name: 'Admin', userType: 'admin' as const, isOwner: false },
];
const mapping = guessMapping(['Full Name', 'E-mail address', 'Phone no.', 'Role', 'Team']);
const check = (cells: string[], seen = new Map<string, number>(), line = 2) =>
  checkRow(cells, {
    mapping,
    roles,
    roleId: 3,
    chosen: {},
    readPhone: (text) => readPhone(text, 'MY'),
    line,
    seen,
    mostCells: Infinity,
  });

test('columns are known by their headings', () => {
  expect(mapping).toMatchObject({ email: 1, name: 0, firstname: null, lastname: null, phone_no: 2, role: 3 });
  expect(guessMapping(['Given name', 'Surname'])).toMatchObject({ firstname: 0, lastname: 1, email: null });
});

test.each([
  [
    ['E-mel', 'Nama Pertama', 'Nama Keluarga', 'No. Telefon', 'Peranan'],
    { email: 0, firstname: 1, lastname: 2, phone_no: 3, role: 4 },
  ],
  [['姓', '名', '电子邮件', '手机号', '角色'], { lastname: 0, firstname: 1, email: 2, phone_no: 3, role: 4 }],
  [['姓名 / Name', 'Email（公司）'], { name: 0, email: 1 }],
  [
    ['E-Mail-Adresse', 'Vorname', 'Nachname', 'Handy', 'Rolle', 'Abteilung'],
    { email: 0, firstname: 1, lastname: 2, phone_no: 3, role: 4, department: 5 },
  ],
])('headings in Malay, Mandarin and German: %j', (headings, expected) => {
  expect(guessMapping(headings)).toMatchObject(expected);
  expect(knownHeadings(headings)).toBeGreaterThan(1);
});

test.each([
  [['Manager (Email)', 'Email'], { manager: 0, email: 1 }],
  [['Email (Manager)', 'Manager (Name)', 'Work Email'], { email: 2, manager: 0, name: null }],
  [['Company (Name)', 'Full Name'], { name: 1 }],
  [['Company (Name)'], { name: null }],
  [['Name (as in passport)', 'Name'], { name: 1 }],
])('a whole heading counts before a half: %j', (headings, expected) => {
  expect(guessMapping(headings)).toMatchObject(expected);
});

test('a line with an email address is somebody, whatever else is in it', () => {
  const first = ['Team', 'Branch', 'ann@example.com'];
  expect(knownHeadings(first)).toBe(0);
  expect(guessMapping(first, [{ cells: first }])).toMatchObject({ team: null, location: null, email: 2 });
});

test('a line without a known heading is no line of headings, and the addresses are found by themselves', () => {
  const lines = [{ cells: ['Bob Lim', 'bob@example.com'] }, { cells: ['a@b', 'ann@example.com'] }];
  expect(knownHeadings(['Bob Lim', 'bob@example.com'])).toBe(0);
  expect(guessMapping(['Bob Lim', 'bob@example.com'], lines)).toMatchObject({ email: 1, name: null });
});

test.each([
  ['mentor', 'Mentor'],
  ['MENTORS', 'Mentor'],
  ['Mentor(s)', 'Mentor'],
  ['mentor/导师', 'Mentor'],
  ['Pengasuh', 'Mentor'],
  ['mentees', 'Mentee'],
  ['学员', 'Mentee'],
  ['Pentadbir', 'Admin'],
  ['mentor/mentee', undefined],
  ['Portal Owner', undefined],
  ['Coach', undefined],
  ['s', undefined],
])('the role %s is %s', (cell, name) => {
  expect(roleNamed(cell, roles, {})?.name).toBe(name);
});

test('a word means the role that an admin chose for it; never Portal Owner', () => {
  expect(roleNamed(' Coach ', roles, { coach: 2 })?.name).toBe('Mentor');
  expect(roleNamed('Coach', roles, { coach: 1 })).toBeUndefined();
});

test('a word of which a program has two kinds is not guessed', () => {
  const more = [
    ...roles.filter(({ id }) => id !== 2),
    ...['Coach', 'Guide'].map((name, at) => ({
      ...roles[1],
      id: 8 + at,
      name,
      userType: 'mentor' as const,
      isOwner: false,
    })),
  ];
  expect(roleNamed('mentor', more, {})).toBeUndefined();
  expect(roleNamed('coaches', more, {})?.name).toBe('Coach');
});

test('a row is a person with a role, its own or the one chosen for all', () => {
  expect(check(['Nur Aina binti Ali', 'Nur@Example.com', '+60 12-345 6789', 'mentor'])).toEqual({
    email: 'nur@example.com',
    firstname: 'Nur',
    lastname: 'Aina binti Ali',
    phoneNo: '60123456789',
    roleId: 2,
    problem: null,
    warning: null,
    details: {},
  });
  expect(check(['Bo', 'bo@example.com', '', '', 'Payroll'])).toMatchObject({ details: { team: 'Payroll' } });
  expect(check(['', 'nur@example.com'])).toMatchObject({ firstname: 'nur', lastname: '', roleId: 3 });
  expect(check(['Azlan', 'azlan@example.com'])).toMatchObject({ firstname: 'Azlan', lastname: '' });
});

test.each([
  ['<b>Azlan</b>', 'The name contains code. It is taken as plain text'],
  ['Tan &amp; Co', 'The name contains code. It is taken as plain text'],
  ['a'.repeat(300), 'The name is cut after 60 characters'],
  ['Tan <3', null],
])('a name that looks wrong is taken with a warning: %s', (name, warning) => {
  expect(check([name, 'a@b.co'])).toMatchObject({ problem: null, warning });
});

test.each([
  [['A B', 'nobody', '', ''], 'Email must be a valid email'],
  [['A B', '', '', ''], 'Email is a required field'],
  [['A B', 'a@b.co', '', 'Portal Owner'], 'There is no role called Portal Owner'],
  [['A B', 'a@b.co', '', 'Coach'], 'There is no role called Coach'],
  [['A B', 'a@b.co', '12', ''], 'The phone number must have 5 to 15 digits'],
  [['EXAMPLE', 'Example@example.com', '', ''], 'This is the example from the template'],
])('what is wrong with %j is said', (cells, problem) => {
  expect(check(cells).problem).toBe(problem);
});

test.each([
  ['+60 12-345 6789', '60123456789'],
  ['+60012-345 6789', '60123456789'],
  ['+60 (0)12-345 6789', '60123456789'],
  ['012-345 6789', '60123456789'],
  ['123456789', '60123456789'],
  ['600123456789', '60123456789'],
  ['03-2161 1234', '60321611234'],
  ['+65 9123 4567', '6591234567'],
  ['6591234567', '6591234567'],
  ['0065 9123 4567', '6591234567'],
  ['+39 06 1234567', '39061234567'],
])('the phone number %s in a Malaysian file is %s', (text, phoneNo) => {
  expect(check(['A B', 'a@b.co', text])).toMatchObject({ phoneNo, problem: null, warning: null });
});

test('a phone number of no country is kept as it is written, with a word about it; a remark is none', () => {
  expect(check(['A B', 'a@b.co', '12345'])).toMatchObject({
    phoneNo: '12345',
    warning: 'Check the phone number: it is kept as it is written',
  });
  expect(check(['A B', 'a@b.co', 'ask Ann 60123456789']).problem).toBe('The phone number must have 5 to 15 digits');
});

test('a word that every object knows is no role, and no cut leaves half a character', () => {
  expect(roleNamed('constructor', roles, {})).toBeUndefined();
  expect(chosenFor({}, '__proto__')).toBeNull();
  expect(chosenFor({ coach: 2 }, ' Coach')).toBe(2);
  const long = `${'陈'.repeat(59)}😀`;
  expect(check([`${long} ${long}`, 'a@b.co', '', '', `${'a'.repeat(119)}😀`])).toMatchObject({
    firstname: '陈'.repeat(59),
    lastname: '陈'.repeat(59),
    details: { team: 'a'.repeat(119) },
  });
});

test('an address counts once in a file', () => {
  const seen = new Map<string, number>();
  expect(check(['A', 'a@b.co'], seen, 3).problem).toBeNull();
  expect(check(['B', 'A@B.co'], seen, 5).problem).toBe('Line 3 has the same address');
});
