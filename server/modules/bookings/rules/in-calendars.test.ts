import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { StoredStatus } from '../../../../contract/bookings/index.ts';
import { calendarSequenceAfter, isCalledOff } from './in-calendars.ts';

const at = (hour: number) => Temporal.Instant.from('2026-12-02T00:00:00Z').add({ hours: hour });
const standing = { status: 'upcoming' as StoredStatus, startAt: at(3), endAt: at(4), calendarSequence: 2 };

test.each([
  ['a new start', { startAt: at(2) }, 3],
  ['a new length', { endAt: at(5) }, 3],
  ['the same time again', { startAt: at(3), endAt: at(4) }, 2],
  ['a cancellation', { status: 'cancelled' }, 3],
  ['a withdrawal or an expiry', { status: 'system_cancelled' }, 3],
  ['a move and its end at once, which is one file', { status: 'cancelled', startAt: at(2) }, 3],
  ['acceptance', { status: 'upcoming' }, 2],
  ['completion', { status: 'completed' }, 2],
  ['a report', { status: 'reported' }, 2],
] as const)('M27 SEQUENCE after %s', (_name, after, sequence) => {
  expect(calendarSequenceAfter(standing, after)).toBe(sequence);
});

test('M27 the refund of a cancelled session changes nothing in a calendar, that of a missed one ends it', () => {
  expect(calendarSequenceAfter({ ...standing, status: 'cancelled' }, { status: 'refunded' })).toBe(2);
  expect(calendarSequenceAfter({ ...standing, status: 'missed' }, { status: 'refunded' })).toBe(3);
});

test('M27 three states take a session out of calendars', () => {
  expect(StoredStatus.options.filter(isCalledOff).toSorted()).toEqual(['cancelled', 'refunded', 'system_cancelled']);
});
