import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { copiedTimes } from './time.ts';

const at = (text: string) => Temporal.Instant.from(text);
const copied = (start: string, end: string, { zone = 'Asia/Kuala_Lumpur', now = '2026-12-18T12:00:00Z' } = {}) => {
  const { startTime, endTime } = copiedTimes({ startTime: at(start), endTime: at(end), timezone: zone }, at(now));
  return [startTime.toString(), endTime.toString()];
};

test('EVT-25 what is to come keeps its time, what has begun moves to the next same day of the week', () => {
  expect(copied('2026-12-18T12:00:01Z', '2026-12-18T13:00:00Z')).toEqual([
    '2026-12-18T12:00:01Z',
    '2026-12-18T13:00:00Z',
  ]);
  expect(copied('2026-12-18T12:00:00Z', '2026-12-18T13:00:00Z')).toEqual([
    '2026-12-25T12:00:00Z',
    '2026-12-25T13:00:00Z',
  ]);
  expect(copied('2026-12-04T11:00:00Z', '2026-12-05T09:00:00Z')).toEqual([
    '2026-12-25T11:00:00Z',
    '2026-12-26T09:00:00Z',
  ]);
});

test('EVT-25 on its own clock, also where that was put back meanwhile', () => {
  // Seven in the evening in London, in summer and in winter.
  expect(
    copied('2026-10-22T18:00:00Z', '2026-10-22T20:00:00Z', { zone: 'Europe/London', now: '2026-10-24T10:00:00Z' }),
  ).toEqual(['2026-10-29T19:00:00Z', '2026-10-29T21:00:00Z']);
});
