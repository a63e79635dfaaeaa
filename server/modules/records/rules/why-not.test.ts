import { expect, test } from 'vitest';
import { whyNotCertificate } from './why-not.ts';

test.each([
  [true, 1, true, null],
  [true, 0, true, 'records.no_sessions'],
  [true, 1, false, 'records.not_ended'],
  [true, 0, false, 'records.not_ended'],
  [false, 1, true, 'records.mentees_only'],
  [false, 0, true, 'records.mentees_only'],
  [false, 1, false, 'records.mentees_only'],
  [false, 0, false, 'records.mentees_only'],
])('M49 a mentee %s with %i sessions, the program over %s: %s', (isMentee, sessions, hasEnded, reason) => {
  expect(whyNotCertificate({ isMentee, sessions, hasEnded })).toBe(reason);
});
