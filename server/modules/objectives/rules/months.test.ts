import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { percentDone } from '../../../../contract/objectives/index.ts';
import { activeMonth, dayOf } from './months.ts';
import { standing, statusOn } from './status.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

test.each([
  // [start, today, months, active]; counted by hand over months of 28, 29, 30 and 31 days.
  ['2026-11-28', '2026-11-28', 3, 1],
  ['2026-11-28', '2026-12-27', 3, 1],
  ['2026-11-28', '2026-12-28', 3, 2],
  ['2026-11-28', '2027-01-26', 3, 2],
  ['2026-11-28', '2027-01-27', 3, 3],
  ['2026-11-28', '2027-02-26', 3, 3],
  // The last one stays active.
  ['2026-11-28', '2028-02-26', 3, 3],
  ['2028-01-31', '2028-02-29', 2, 1],
  ['2028-01-31', '2028-03-01', 2, 2],
  ['2027-02-01', '2027-03-02', 6, 1],
  ['2027-02-01', '2027-03-03', 6, 2],
  // Before it begins: somebody has flown west.
  ['2026-11-28', '2026-11-27', 3, 1],
])('OBJ-12 B58 from %s the month of %s, of %i, is number %i', (start, today, months, active) => {
  expect(activeMonth(day(start), months, day(today))).toBe(active);
});

test('B58 the day is that of the owner, on either side of midnight and of a clock change', () => {
  const moment = Temporal.Instant.from('2026-11-28T16:30:00Z');
  expect(
    ['Asia/Kuala_Lumpur', 'Europe/London', 'Pacific/Kiritimati'].map((zone) => dayOf(moment, zone).toString()),
  ).toEqual(['2026-11-29', '2026-11-28', '2026-11-29']);
  expect(dayOf(Temporal.Instant.from('2026-10-25T00:30:00Z'), 'Europe/London').toString()).toBe('2026-10-25');
});

test('OBJ-19 what is not done by the end of its day has expired; what is done never does', () => {
  const due = { status: 'todo' as const, dueDate: '2026-11-28' };
  expect([statusOn(due, '2026-11-27'), statusOn(due, '2026-11-28'), statusOn(due, '2026-11-29')]).toEqual([
    'todo',
    'todo',
    'expired',
  ]);
  expect(statusOn({ ...due, status: 'done' }, '2027-01-01')).toBe('done');
});

test('B57 a plan that has not come after ten minutes does not come by itself', () => {
  const askedAt = Temporal.Instant.from('2026-11-28T10:00:00Z');
  const at = (minutes: number) => standing({ status: 'generating', askedAt }, askedAt.add({ minutes }));
  expect([at(0), at(10), at(11)]).toEqual(['generating', 'generating', 'failed']);
  expect(standing({ status: 'ready', askedAt }, askedAt.add({ minutes: 600 }))).toBe('ready');
});

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [12, 12, 100],
])('OBJ-20 %i of %i are %i %%', (done, total, percent) => {
  expect(percentDone({ done, total })).toBe(percent);
});
