import { expect, test } from 'vitest';
import { checkRow, guessMapping } from './import-rows.ts';

const roles = [
  { id: 1, name: 'Portal Owner', isOwner: true },
  { id: 2, name: 'Mentor', isOwner: false },
  { id: 3, name: 'Mentee', isOwner: false },
];
const mapping = guessMapping(['Full Name', 'E-mail address', 'Phone no.', 'Role', 'Team']);
const check = (cells: string[], seen = new Set<string>()) => checkRow(cells, { mapping, roles, roleId: 3, seen });

test('columns are known by their headings', () => {
  expect(mapping).toEqual({ email: 1, name: 0, firstname: null, lastname: null, phone_no: 2, role: 3 });
  expect(guessMapping(['Given name', 'Surname'])).toMatchObject({ firstname: 0, lastname: 1, email: null });
});

test('a row is a person with a role, its own or the one chosen for all', () => {
  expect(check(['Nur Aina binti Ali', 'Nur@Example.com', '+60 12-345 6789', 'mentor'])).toEqual({
    email: 'nur@example.com',
    firstname: 'Nur',
    lastname: 'Aina binti Ali',
    phoneNo: '60123456789',
    roleId: 2,
    problem: null,
  });
  expect(check(['', 'nur@example.com'])).toMatchObject({ firstname: 'nur', lastname: '', roleId: 3 });
  expect(check(['Azlan', 'azlan@example.com'])).toMatchObject({ firstname: 'Azlan', lastname: '' });
});

test.each([
  [['A B', 'nobody', '', ''], 'Email must be a valid email'],
  [['A B', '', '', ''], 'Email is a required field'],
  [['A B', 'a@b.co', '', 'Portal Owner'], 'There is no role called Portal Owner'],
  [['A B', 'a@b.co', '', 'Coach'], 'There is no role called Coach'],
  [['A B', 'a@b.co', '12', ''], 'The phone number must have 5 to 15 digits'],
])('what is wrong with %j is said', (cells, problem) => {
  expect(check(cells).problem).toBe(problem);
});

test('an address counts once in a file', () => {
  const seen = new Set<string>();
  expect(check(['A', 'a@b.co'], seen).problem).toBeNull();
  expect(check(['B', 'A@B.co'], seen).problem).toBe('This address stands further up in the file');
});
