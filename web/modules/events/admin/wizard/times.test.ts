import { expect, test } from 'vitest';
import { Temporal } from '../../../../ui/temporal.ts';
import { instantAt } from '../../../../lib/instant-at.ts';
import { clockAt, dayMovedWith, firstTimes } from './times.ts';

const first = (now: string, zone: string) => firstTimes(Temporal.Instant.from(now), zone);

test.each([
  ['2026-11-20T10:07:29Z', '18:00', '19:00'],
  ['2026-11-20T10:07:30Z', '18:15', '19:15'],
  ['2026-11-20T10:22:00Z', '18:15', '19:15'],
])('EVT-25 at %s an event begins at %s in Kuala Lumpur and ends an hour later', (now, start, end) => {
  expect(first(now, 'Asia/Kuala_Lumpur')).toEqual({
    start: { day: '2026-11-20', clock: start },
    end: { day: '2026-11-20', clock: end },
  });
});

test('EVT-25 the quarters are those of the zone, and an event may end on the next day', () => {
  // Kathmandu is 5:45 ahead: 23:20 there.
  expect(first('2026-11-20T17:35:00Z', 'Asia/Kathmandu')).toEqual({
    start: { day: '2026-11-20', clock: '23:15' },
    end: { day: '2026-11-21', clock: '00:15' },
  });
});

test('EVT-29 what is typed is meant on the clock of the event, in winter and in summer', () => {
  expect(instantAt('2026-12-04', '19:00', 'Asia/Kuala_Lumpur')).toBe('2026-12-04T11:00:00Z');
  expect(instantAt('2026-12-04', '19:00', 'Europe/London')).toBe('2026-12-04T19:00:00Z');
  expect(instantAt('2026-06-05', '19:00', 'Europe/London')).toBe('2026-06-05T18:00:00Z');
  expect(clockAt('2026-06-05T18:00:00Z', 'Europe/London')).toEqual({ day: '2026-06-05', clock: '19:00' });
});

test('EVT-27 without a day, a time or a zone that is known there is no instant', () => {
  expect(instantAt(null, '19:00', 'Europe/London')).toBeUndefined();
  expect(instantAt('2026-12-04', null, 'Europe/London')).toBeUndefined();
  expect(instantAt('2026-12-04', '19:00', 'Nowhere/At_All')).toBeUndefined();
});

test.each([
  // An evening that ends after midnight stays one.
  ['2026-11-26', '2026-11-28', '2026-11-27', '2026-11-29'],
  ['2026-11-26', '2026-11-28', '2026-11-26', '2026-11-28'],
  ['2026-11-26', '2026-11-20', '2026-11-28', '2026-11-22'],
  [null, '2026-11-28', '2026-11-26', '2026-11-28'],
])('EVT-29 when the first day moves from %s to %s, the last one moves from %s to %s', (from, to, last, moved) => {
  expect(dayMovedWith({ from, to }, last)).toBe(moved);
});
