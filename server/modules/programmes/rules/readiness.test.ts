import { expect, test } from 'vitest';
import { missingIn } from './readiness.ts';

const whole = { startDate: '2026-12-01', endDate: '2027-02-28', goals: 1 };

test.each([
  [{}, []],
  [{ startDate: null }, ['start_date']],
  [{ goals: 0 }, ['goals']],
  [{ endDate: null }, []],
  [{ endDate: '2026-11-19' }, ['end_date']],
  [{ endDate: '2026-11-20' }, []],
  // One may begin late, but not be over.
  [{ startDate: '2026-11-01' }, []],
  [{ startDate: null, endDate: null, goals: 0 }, ['start_date', 'goals']],
] as const)('PRG-25 PRG-39 a draft with %o lacks %j on 20 November', (changes, missing) => {
  expect(missingIn({ ...whole, ...changes }, '2026-11-20')).toEqual([...missing]);
});
