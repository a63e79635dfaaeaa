import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dayIn, lengthOf, momentTime, sessionTime, shortTime } from './times.ts';

const at = (instant: string) => Temporal.Instant.from(instant);

test.each([
  ['Asia/Kuala_Lumpur', 'Wednesday, 2 December 2026, 11:30 am – 12:30 pm (Asia/Kuala_Lumpur, UTC+08:00)'],
  ['America/New_York', 'Tuesday, 1 December 2026, 10:30 pm – 11:30 pm (America/New_York, UTC-05:00)'],
  ['Asia/Kathmandu', 'Wednesday, 2 December 2026, 9:15 am – 10:15 am (Asia/Kathmandu, UTC+05:45)'],
  ['America/Sao_Paulo', 'Wednesday, 2 December 2026, 12:30 am – 1:30 am (America/Sao_Paulo, UTC-03:00)'],
  ['UTC', 'Wednesday, 2 December 2026, 3:30 am – 4:30 am (UTC)'],
])('one session, told to somebody in %s', (timeZone, told) => {
  const session = { start: at('2026-12-02T03:30:00Z'), end: at('2026-12-02T04:30:00Z') };
  expect(sessionTime(session, timeZone)).toBe(told);
});

test('a session over midnight names both days', () => {
  const session = { start: at('2026-12-31T15:30:00Z'), end: at('2026-12-31T16:30:00Z') };
  expect(sessionTime(session, 'Asia/Kuala_Lumpur')).toBe(
    'Thursday, 31 December 2026, 11:30 pm – Friday, 1 January 2027, 12:30 am (Asia/Kuala_Lumpur, UTC+08:00)',
  );
});

test('a session over a clock change names both distances', () => {
  const session = { start: at('2026-10-25T00:30:00Z'), end: at('2026-10-25T01:30:00Z') };
  expect(sessionTime(session, 'Europe/Berlin')).toBe(
    'Sunday, 25 October 2026, 2:30 am – 2:30 am (Europe/Berlin, UTC+02:00 – UTC+01:00)',
  );
});

test('one moment, a day alone, and the short form of a subject', () => {
  const noon = at('2026-06-01T12:05:00Z');
  expect(momentTime(noon, 'Europe/London')).toBe('Monday, 1 June 2026, 1:05 pm (Europe/London, UTC+01:00)');
  expect(dayIn(at('2026-06-01T23:30:00Z'), 'Europe/London')).toBe('Tuesday, 2 June 2026');
  expect(shortTime(noon, 'Europe/London')).toEqual({ day: 'Monday, 1 June', hour: '1:05 pm' });
});

test('how long a link works', () => {
  expect([72, 24, 6, 1, 36].map(lengthOf)).toEqual(['3 days', '1 day', '6 hours', '1 hour', '36 hours']);
});
