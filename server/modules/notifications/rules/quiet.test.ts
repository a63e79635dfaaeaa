import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { minutesOf, quietUntil, timeOfDay } from './quiet.ts';

const kualaLumpur = 'Asia/Kuala_Lumpur';
const night = { from: minutesOf('22:00'), to: minutesOf('07:00') };
const until = (moment: string, zone = kualaLumpur, hours = night) =>
  quietUntil(Temporal.Instant.from(moment), zone, hours)?.toString() ?? null;

test('a time of day is kept in minutes', () => {
  expect([minutesOf('00:00'), minutesOf('07:05'), minutesOf('23:59')]).toEqual([0, 425, 1439]);
  expect([0, 425, 1439].map(timeOfDay)).toEqual(['00:00', '07:05', '23:59']);
});

test('quiet hours over midnight last until the morning, before and after it', () => {
  // 21:59, 22:00, 23:30, 6:59 and 7:00 in Kuala Lumpur.
  expect(until('2026-11-20T13:59:00Z')).toBeNull();
  expect(until('2026-11-20T14:00:00Z')).toBe('2026-11-20T23:00:00Z');
  expect(until('2026-11-20T15:30:00Z')).toBe('2026-11-20T23:00:00Z');
  expect(until('2026-11-20T22:59:59Z')).toBe('2026-11-20T23:00:00Z');
  expect(until('2026-11-20T23:00:00Z')).toBeNull();
});

test('quiet hours within a day last until their end', () => {
  const noon = { from: minutesOf('12:00'), to: minutesOf('13:30') };
  expect(until('2026-11-20T03:59:00Z', kualaLumpur, noon)).toBeNull();
  expect(until('2026-11-20T04:00:00Z', kualaLumpur, noon)).toBe('2026-11-20T05:30:00Z');
  expect(until('2026-11-20T05:30:00Z', kualaLumpur, noon)).toBeNull();
});

test('a night in which the clocks change ends at the hour that they show', () => {
  // From 2 to 3 o'clock there is no hour in Berlin on 29 March 2026; from 3 to 2 there is one more on 25 October.
  expect(until('2026-03-28T22:30:00Z', 'Europe/Berlin')).toBe('2026-03-29T05:00:00Z');
  expect(until('2026-10-24T21:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T06:00:00Z');
  // An end that the night leaves out comes an hour later.
  expect(until('2026-03-28T22:30:00Z', 'Europe/Berlin', { from: minutesOf('23:00'), to: minutesOf('02:30') })).toBe(
    '2026-03-29T01:30:00Z',
  );
});
