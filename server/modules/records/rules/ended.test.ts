import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { datesOf, hasEnded } from './ended.ts';

const at = (text: string) => Temporal.Instant.from(text);
const run = { isActive: true, startDate: '2026-08-03', endDate: '2026-10-31', timezone: 'Asia/Kuala_Lumpur' };

test.each([
  // Kuala Lumpur is eight hours ahead: its 31 October is over at 16:00 UTC.
  ['Asia/Kuala_Lumpur', '2026-10-31T15:59:59Z', false],
  ['Asia/Kuala_Lumpur', '2026-10-31T16:00:00Z', true],
  // In Honolulu it is ten hours earlier than in Greenwich.
  ['Pacific/Honolulu', '2026-11-01T09:59:59Z', false],
  ['Pacific/Honolulu', '2026-11-01T10:00:00Z', true],
  // Kiritimati is fourteen hours ahead.
  ['Pacific/Kiritimati', '2026-10-31T09:59:59Z', false],
  ['Pacific/Kiritimati', '2026-10-31T10:00:00Z', true],
])('M49 a program in %s whose last day is 31 October has ended at %s: %s', (timezone, now, ended) => {
  expect(hasEnded({ ...run, timezone }, at(now))).toBe(ended);
});

test('M49 without a last day a program ends when it is switched off; with one, switching it off for a while ends nothing', () => {
  const open = { ...run, endDate: null };
  expect(hasEnded(open, at('2030-01-01T00:00:00Z'))).toBe(false);
  expect(hasEnded({ ...open, isActive: false }, at('2026-09-01T00:00:00Z'))).toBe(true);
  expect(hasEnded({ ...run, isActive: false }, at('2026-09-01T00:00:00Z'))).toBe(false);
  expect(hasEnded({ ...run, isActive: false }, at('2026-11-01T00:00:00Z'))).toBe(true);
});

const stretch = { first: at('2026-08-20T02:00:00Z'), last: at('2026-09-30T20:00:00Z') };
const later = at('2026-11-20T10:00:00Z');

test.each([
  ['the dates of the program', {}, later, '2026-08-03', '2026-10-31'],
  // 20:00 in Greenwich is four in the morning of the next day in Kuala Lumpur.
  ['no last day', { endDate: null, isActive: false }, later, '2026-08-03', '2026-10-01'],
  ['switched off before the last day', { isActive: false }, at('2026-10-05T00:00:00Z'), '2026-08-03', '2026-10-01'],
  ['no first day', { startDate: null }, later, '2026-08-20', '2026-10-31'],
  ['no day at all', { startDate: null, endDate: null, isActive: false }, later, '2026-08-20', '2026-10-01'],
  [
    'switched off before it began',
    { startDate: '2027-01-04', endDate: null, isActive: false },
    later,
    '2026-08-20',
    '2026-10-01',
  ],
  ['sessions after the last day alone', { startDate: null, endDate: '2026-08-10' }, later, '2026-08-10', '2026-08-10'],
])('M49 the dates of a certificate: %s', (_case, changes, now, startsOn, endsOn) => {
  expect(datesOf({ ...run, ...changes }, stretch, now)).toEqual({ startsOn, endsOn });
});
