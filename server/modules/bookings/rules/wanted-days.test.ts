import { expect, test } from 'vitest';
import { cutAtDays, spanOf } from './wanted-days.ts';

const words = (first: string | undefined, last: string | undefined, zone: string) => {
  const { firstDay, endDay, edges } = cutAtDays(spanOf(first, last, zone));
  return { firstDay, endDay, edges: edges.map(({ from, until }) => `${from.toString()} ${until.toString()}`) };
};

test('ADB-08 ADB-10 days of the asker are cut into whole days of UTC and what is left at the ends', () => {
  expect(words('2026-11-10', '2026-11-12', 'UTC')).toEqual({ firstDay: '2026-11-10', endDay: '2026-11-13', edges: [] });
  expect(words('2026-11-10', '2026-11-12', 'Asia/Kuala_Lumpur')).toEqual({
    firstDay: '2026-11-10',
    endDay: '2026-11-12',
    edges: ['2026-11-09T16:00:00Z 2026-11-10T00:00:00Z', '2026-11-12T00:00:00Z 2026-11-12T16:00:00Z'],
  });
  expect(words(undefined, '2026-11-12', 'America/New_York')).toEqual({
    firstDay: null,
    endDay: '2026-11-13',
    edges: ['2026-11-13T00:00:00Z 2026-11-13T05:00:00Z'],
  });
  expect(words(undefined, undefined, 'Asia/Kuala_Lumpur')).toEqual({ firstDay: null, endDay: null, edges: [] });
});

test('ADB-08 a single day has no whole day of UTC where its zone is another', () => {
  const { firstDay, endDay, edges } = words('2026-11-10', '2026-11-10', 'Asia/Kuala_Lumpur');
  expect(firstDay).toBe(endDay);
  const covered = edges.map((edge) => edge.split(' '));
  expect([covered[0]?.[0], covered.at(-1)?.[1]]).toEqual(['2026-11-09T16:00:00Z', '2026-11-10T16:00:00Z']);
});
