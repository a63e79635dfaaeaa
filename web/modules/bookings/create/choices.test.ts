import { expect, test } from 'vitest';
import { beginning, gapsOf, refusedTime, stepBack, takeInstead } from './choices.ts';

const group = { id: 4, name: 'Data Circle', mentors: [], mentees: [] };
const zone = 'Asia/Kuala_Lumpur';

test('ADB-34 without groups the wizard starts at step 2; back to step 1 clears group mode', () => {
  expect(beginning(zone, false)).toMatchObject({ step: 2, kind: 'one_on_one' });
  const first = beginning(zone, true);
  expect(first).toMatchObject({ step: 1, kind: null });
  const second = { ...first, step: 2 as const, kind: 'group' as const, group, day: '2026-12-01' };
  expect(stepBack(second)).toMatchObject({ step: 1, kind: null, group: null, day: null });
  expect(stepBack({ ...second, step: 3 })).toMatchObject({ step: 2, kind: 'group', group, day: '2026-12-01' });
});

test('ADB-33 forward asks for what the present step lacks, and for nothing else', () => {
  const first = beginning(zone, true);
  expect(gapsOf(first)).toEqual(['kind']);
  const alone = { ...first, step: 2 as const, kind: 'one_on_one' as const };
  expect(gapsOf(alone)).toEqual(['mentor', 'mentee', 'method', 'date']);
  const together = { ...alone, kind: 'group' as const, method: 'video' as const, day: '2026-12-01' };
  expect(gapsOf(together)).toEqual(['group', 'time']);
  expect(gapsOf({ ...together, group, slot: '2026-12-01T02:00:00Z' })).toEqual([]);
});

test('BKG-127 a time that has gone leads back to the times, and one of those offered stands at once', () => {
  const done = { ...beginning(zone, false), step: 3 as const, day: '2026-12-01', slot: '2026-12-01T02:00:00Z' };
  const refused = refusedTime(done, { message: 'Gone', alternatives: ['2026-12-02T16:30:00Z'] });
  expect(refused).toMatchObject({ step: 2, slot: null, taken: { message: 'Gone' } });
  expect(takeInstead(refused, '2026-12-02T16:30:00Z')).toMatchObject({ day: '2026-12-03', taken: null });
});
