import { expect, test } from 'vitest';
import { directoryFor } from './directory.ts';

const pick = { shows: 'mentors', mayPick: true };
const look = { shows: 'mentors', mayPick: false };

// Written by hand from B22: mentees pick mentors, and can only read where admins pair; where mentors pick, they see
// mentees.
test.each([
  ['mentee_picks', 'mentee', pick],
  ['mentee_picks', 'mentor', look],
  ['mentee_picks', 'admin', look],
  ['admin_pairs', 'mentee', look],
  ['admin_pairs', 'mentor', look],
  ['admin_pairs', 'admin', look],
  ['mentor_picks', 'mentee', null],
  ['mentor_picks', 'mentor', { shows: 'mentees', mayPick: true }],
  ['mentor_picks', 'admin', { shows: 'mentees', mayPick: false }],
] as const)('DIS-35 under %s a reader who is %s gets %o', (method, side, expected) => {
  expect(directoryFor(method, side)).toEqual(expected);
});
