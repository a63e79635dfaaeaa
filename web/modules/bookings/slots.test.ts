import { expect, test } from 'vitest';
import { slotsByDay, timeChoices, wallTimeOf } from './slots.ts';

test('SYS-15 the same starts fall on other days in other zones', () => {
  const slots = ['2026-12-01T15:30:00Z', '2026-12-01T16:00:00Z', '2026-12-02T01:00:00Z'];
  expect([...slotsByDay(slots, 'Asia/Kuala_Lumpur')]).toEqual([
    ['2026-12-01', ['2026-12-01T15:30:00Z']],
    ['2026-12-02', ['2026-12-01T16:00:00Z', '2026-12-02T01:00:00Z']],
  ]);
  expect([...slotsByDay(slots, 'America/New_York').keys()]).toEqual(['2026-12-01']);
  expect([...slotsByDay(slots, 'Pacific/Kiritimati').keys()]).toEqual(['2026-12-02']);
});

test('times read as h:mm am or pm, with the hour that puts them into morning, afternoon or evening', () => {
  expect(timeChoices(['2026-12-02T03:30:00Z', '2026-12-02T11:30:00Z'], 'Asia/Kuala_Lumpur')).toEqual([
    { value: '2026-12-02T03:30:00Z', label: '11:30 am', hour: 11 },
    { value: '2026-12-02T11:30:00Z', label: '7:30 pm', hour: 19 },
  ]);
});

test('an hour that the clock shows twice is offered twice, told apart by its offset', () => {
  const slots = ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', '2027-10-31T02:30:00Z'];
  expect(timeChoices(slots, 'Europe/London').map(({ label }) => label)).toEqual([
    '1:30 am (UTC+01:00)',
    '1:30 am (UTC+00:00)',
    '2:30 am',
  ]);
});

test('BKG-36 a start is named by date, time and zone, either side of a clock change', () => {
  expect(wallTimeOf('2026-12-02T03:30:00Z', 'Asia/Kuala_Lumpur')).toEqual({
    date: '2026-12-02',
    time: '11:30',
    timezone: 'Asia/Kuala_Lumpur',
  });
  // London puts the clocks forward on 28 March 2027 at 1:00.
  expect(wallTimeOf('2027-03-28T00:30:00Z', 'Europe/London')).toMatchObject({ date: '2027-03-28', time: '00:30' });
  expect(wallTimeOf('2027-03-28T01:30:00Z', 'Europe/London')).toMatchObject({ date: '2027-03-28', time: '02:30' });
});

test('BKG-36 the second reading of a repeated hour travels in UTC, since its own zone would name the first', () => {
  expect(wallTimeOf('2027-10-31T00:30:00Z', 'Europe/London')).toEqual({
    date: '2027-10-31',
    time: '01:30',
    timezone: 'Europe/London',
  });
  expect(wallTimeOf('2027-10-31T01:30:00Z', 'Europe/London')).toEqual({
    date: '2027-10-31',
    time: '01:30',
    timezone: 'UTC',
  });
});
