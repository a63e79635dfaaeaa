import { expect, test } from 'vitest';
import { openDaysOf } from './open-days.ts';

const slots = ['2026-11-21T15:30:00Z', '2026-11-21T16:00:00Z', '2026-11-22T01:00:00Z', '2026-12-04T15:30:00Z'];

test('starts stand on the day on which they fall in the zone shown', () => {
  expect(openDaysOf(slots, 'UTC', '2026-11-21', 2)).toEqual([
    { day: '2026-11-21', starts: slots.slice(0, 2) },
    { day: '2026-11-22', starts: [slots[2]] },
  ]);
  expect(openDaysOf(slots, 'Asia/Kuala_Lumpur', '2026-11-21', 2)).toEqual([
    { day: '2026-11-21', starts: [slots[0]] },
    { day: '2026-11-22', starts: slots.slice(1, 3) },
  ]);
});

test('a fortnight from today ends before the same weekday', () => {
  expect(openDaysOf(slots, 'UTC', '2026-11-21', 14).at(-1)?.day).toBe('2026-12-04');
  expect(openDaysOf(slots, 'UTC', '2026-11-20', 14).at(-1)?.day).toBe('2026-11-22');
});
