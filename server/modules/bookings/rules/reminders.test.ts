import { expect, test } from 'vitest';
import { at, bookingWith } from './facts.fixture.ts';
import { dueReminder, remindersOf, remindToConcludeAt } from './reminders.ts';

// The session lasts from 10:00 to 11:00 on 21 November.
test('B114 NTF-17 a session is recalled 24 hours and 1 hour before its start', () => {
  const { day, hour } = remindersOf(bookingWith());
  expect([day.toString(), hour.toString()]).toEqual(['2026-11-20T10:00:00Z', '2026-11-21T09:00:00Z']);
});

test.each([
  ['2026-11-20T09:59:59Z', null],
  ['2026-11-20T10:00:00Z', 'day'],
  ['2026-11-21T08:59:59Z', 'day'],
  ['2026-11-21T09:00:00Z', 'hour'],
  ['2026-11-21T09:59:59Z', 'hour'],
  ['2026-11-21T10:00:00Z', null],
])('B114 NTF-17 at %s the reminder that is due: %s', (now, expected) => {
  expect(dueReminder({ ...bookingWith(), standsSince: at('2026-11-19T10:00:00Z') }, at(now))).toBe(expected);
});

test('B114 who confirmed after the instant of a reminder is spared it, not the next one', () => {
  const booking = { ...bookingWith(), standsSince: at('2026-11-20T10:00:01Z') };
  expect(dueReminder(booking, at('2026-11-20T12:00:00Z'))).toBeNull();
  expect(dueReminder(booking, at('2026-11-21T09:00:00Z'))).toBe('hour');
  const shortly = { ...bookingWith(), standsSince: at('2026-11-21T09:00:01Z') };
  expect(dueReminder(shortly, at('2026-11-21T09:30:00Z'))).toBeNull();
});

test('B114 only a confirmed session is recalled', () => {
  for (const status of ['pending', 'completed', 'cancelled', 'system_cancelled'] as const) {
    const booking = { ...bookingWith({ status }), standsSince: at('2026-11-19T10:00:00Z') };
    expect(dueReminder(booking, at('2026-11-21T09:00:00Z'))).toBeNull();
  }
});

test('B38 who has not concluded a session is asked to 24 hours after its end', () => {
  expect(remindToConcludeAt(bookingWith()).toString()).toBe('2026-11-22T11:00:00Z');
});
