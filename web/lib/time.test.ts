import { expect, test } from 'vitest';
import { dayAndMonth, dayIn, longDay, offsetOf, shortDay, timeOfDay, timeRange } from './time.ts';

// 17:00 in UTC: already the next day in the east, and noon of the same day in the west.
const start = '2026-12-02T17:00:00Z';
const end = '2026-12-02T18:30:00Z';

test.each([
  ['Asia/Kuala_Lumpur', 'Thursday, 3 December 2026', 'Thu, 3 Dec 2026', '3 Dec', '2026-12-03', 'UTC+08:00'],
  ['Asia/Kathmandu', 'Wednesday, 2 December 2026', 'Wed, 2 Dec 2026', '2 Dec', '2026-12-02', 'UTC+05:45'],
  ['Pacific/Kiritimati', 'Thursday, 3 December 2026', 'Thu, 3 Dec 2026', '3 Dec', '2026-12-03', 'UTC+14:00'],
  ['America/New_York', 'Wednesday, 2 December 2026', 'Wed, 2 Dec 2026', '2 Dec', '2026-12-02', 'UTC-05:00'],
])('SYS-15 a moment has the day of the zone it is shown in: %s', (zone, long, short, brief, day, offset) => {
  expect(longDay(start, zone)).toBe(long);
  expect(shortDay(start, zone)).toBe(short);
  expect(dayAndMonth(start, zone)).toBe(brief);
  expect(dayIn(start, zone)).toBe(day);
  expect(offsetOf(start, zone)).toBe(offset);
});

test.each([
  ['Asia/Kuala_Lumpur', '1:00 am – 2:30 am'],
  ['Asia/Kathmandu', '10:45 pm – 12:15 am'],
  ['America/New_York', '12:00 pm – 1:30 pm'],
])('SYS-15 and its hours: %s', (zone, hours) => {
  expect(timeRange(start, end, zone)).toBe(hours);
  expect(timeOfDay(start, zone)).toBe(hours.split(' – ')[0]);
});
