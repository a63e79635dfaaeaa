import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { unsealsAt } from '../bookings/index.ts';
import { isEditable, isSealedFor, suggestsMentors } from './rules.ts';

const at = (text: string) => Temporal.Instant.from(text);
const given = at('2026-11-20T10:00:00Z');
const week = at('2026-11-27T10:00:00Z');
const secondBefore = at('2026-11-27T09:59:59Z');

test('REV-33 of two the first waits seven days or for the second; of a group none waits', () => {
  expect(unsealsAt({ kind: 'one_on_one', othersIn: false }, given).equals(week)).toBe(true);
  expect(unsealsAt({ kind: 'one_on_one', othersIn: true }, given).equals(given)).toBe(true);
  expect(unsealsAt({ kind: 'group', othersIn: false }, given).equals(given)).toBe(true);
});

test('REV-33 sealed for the other side alone: who wrote it and admins read it', () => {
  const review = { raterId: 7, unsealedAt: week };
  expect(isSealedFor(review, { id: 3, isAdmin: false }, secondBefore)).toBe(true);
  expect(isSealedFor(review, { id: 3, isAdmin: false }, week)).toBe(false);
  expect(isSealedFor(review, { id: 7, isAdmin: false }, secondBefore)).toBe(false);
  expect(isSealedFor(review, { id: 9, isAdmin: true }, secondBefore)).toBe(false);
});

test('M08 a review changes while it is sealed, and rests while its session is under investigation', () => {
  expect(isEditable({ unsealedAt: week }, { status: 'partially_rated' }, secondBefore)).toBe(true);
  expect(isEditable({ unsealedAt: week }, { status: 'partially_rated' }, week)).toBe(false);
  expect(isEditable({ unsealedAt: week }, { status: 'reported' }, secondBefore)).toBe(false);
});

const picks = { pairingMethod: 'mentee_picks' } as const;
const cases = [
  ['mentee', 'mentor', null, true],
  ['mentee', 'mentor', picks, true],
  ['mentee', 'mentor', { pairingMethod: 'mentor_picks' }, false],
  ['mentee', 'mentor', { pairingMethod: 'admin_pairs' }, false],
  ['mentor', 'mentee', null, false],
  ['mentor', 'mentee', picks, false],
] as const;
test.each(cases)(
  'REV-11 a %s who reviewed a %s, programme %o: other mentors %s',
  (viewer, reviewed, programme, shows) => expect(suggestsMentors(viewer, reviewed, programme)).toBe(shows),
);
