import { expect, test } from 'vitest';
import { whyNotFirst, whyNotGrant, whyNotReset, whyNotRevoke } from './platform-admins.ts';

const member = { deletedAt: null, confirmedAt: {}, isPlatformAdmin: false };
const closed = { ...member, deletedAt: {} };
const unconfirmed = { ...member, confirmedAt: null };
const admin = { ...member, isPlatformAdmin: true };

test.each([
  ['somebody new', undefined, 0, null],
  ['a member', member, 0, null],
  ['somebody who has not confirmed', unconfirmed, 0, null],
  ['a closed account', closed, 0, 'closed'],
  ['anybody once there is one', undefined, 1, 'there_is_one'],
])('the first platform admin: %s', (_who, person, admins, whyNot) => {
  expect(whyNotFirst(person, admins)).toBe(whyNot);
});

test.each([
  ['a member', member, null],
  ['nobody', undefined, 'unknown'],
  ['a closed account', closed, 'closed'],
  ['somebody who has not confirmed', unconfirmed, 'not_confirmed'],
  ['a platform admin', admin, 'already'],
])('the role is granted to %s', (_who, person, whyNot) => {
  expect(whyNotGrant(person)).toBe(whyNot);
});

test.each([
  ['one of two', admin, 2, null],
  ['the only one', admin, 1, 'only_one'],
  ['a member', member, 1, 'not_one'],
  ['nobody', undefined, 1, 'unknown'],
  ['a closed account', { ...admin, deletedAt: {} }, 1, 'closed'],
])('D30 the role is revoked from %s', (_who, person, admins, whyNot) => {
  expect(whyNotRevoke(person, admins)).toBe(whyNot);
});

test.each([
  ['a member', member, null],
  ['somebody who has not confirmed', unconfirmed, null],
  ['nobody', undefined, 'unknown'],
  ['a closed account', closed, 'closed'],
])('a new password for %s', (_who, person, whyNot) => {
  expect(whyNotReset(person)).toBe(whyNot);
});
