import { expect, test } from 'vitest';
import { checkRows, columnsOf, type Known } from './import-rows.ts';

const known = (userId: number, email: string, userType: Known['userType']): [string, Known] => [
  email,
  { userId, email, userType },
];
const members = new Map([
  known(1, 'mo@x.co', 'mentor'),
  known(2, 'an@x.co', 'mentee'),
  known(3, 'bo@x.co', 'mentee'),
  known(4, 'cy@x.co', 'mentee'),
  known(5, 'ad@x.co', 'admin'),
]);

test('PAR-29 the two columns are found by their headings, in any order and among others', () => {
  expect(columnsOf(['Team', 'Mentee Email', 'mentor_email'])).toEqual({ mentor: 2, mentee: 1 });
  expect(columnsOf(['mentor_email', 'email'])).toEqual({ mentor: 0, mentee: null });
  expect(columnsOf(['Emel pengasuh', 'Emel menti'])).toEqual({ mentor: 0, mentee: 1 });
  expect(columnsOf(['学员 (mentee)', '导师邮箱'])).toEqual({ mentor: 1, mentee: 0 });
  expect(columnsOf(['Mentor', 'Mentor Email', 'Mentee', 'Mentee (Email)'])).toEqual({ mentor: 1, mentee: 3 });
  expect(columnsOf(['Mentor (Name)', 'Mentor', 'Mentee'])).toEqual({ mentor: 1, mentee: 2 });
  // Somebody of the team 'Mentor' is no heading.
  expect(columnsOf(['Mentor', 'mo@x.co', 'an@x.co'])).toEqual({ mentor: null, mentee: null });
});

test('PAR-29 each row of a file of pairs is judged for itself: wrong people, twice, paired already, no place left', () => {
  const rows = [
    ['MO@x.co', 'an@x.co'],
    ['mo@x.co', 'an@x.co'],
    ['mo@x.co', 'bo@x.co'],
    ['mo@x.co', 'cy@x.co'],
    ['an@x.co', 'bo@x.co'],
    ['mo@x.co', 'ad@x.co'],
    ['mo@x.co', 'who@x.co'],
    ['', 'an@x.co'],
    ['mo@x.co', 'In@x.co'],
  ].map(([mentorEmail = '', menteeEmail = ''], at) => ({ line: at + 2, mentorEmail, menteeEmail }));
  const standing = { members, paired: new Set(['1 3']), room: new Map([[1, 1]]), invited: new Set(['in@x.co']) };
  expect(checkRows(rows, standing).map(({ line, state, problem }) => [line, state, problem])).toEqual([
    [2, 'ready', null],
    [3, 'wrong', 'Line 2 has the same pair'],
    [4, 'paired', null],
    [5, 'wrong', 'This mentor is not taking new mentees.'],
    [6, 'wrong', 'an@x.co is not a mentor here'],
    [7, 'wrong', 'ad@x.co is not a mentee here'],
    [8, 'wrong', 'Nobody with the address who@x.co is in this program'],
    [9, 'wrong', 'The mentor email is missing'],
    [10, 'wrong', 'In@x.co was invited and has not joined yet'],
  ]);
});
