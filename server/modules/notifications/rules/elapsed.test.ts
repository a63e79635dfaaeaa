import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { elapsed } from './elapsed.ts';

const then = Temporal.Instant.from('2026-11-20T10:00:00Z');

test.each([
  ['-PT5S', null],
  ['PT0S', null],
  ['PT59S', null],
  ['PT1M', { unit: 'minutes', count: 1 }],
  ['PT59M59S', { unit: 'minutes', count: 59 }],
  ['PT1H', { unit: 'hours', count: 1 }],
  ['PT23H59M', { unit: 'hours', count: 23 }],
  ['PT24H', { unit: 'days', count: 1 }],
  ['PT2159H', { unit: 'days', count: 89 }],
])('NTF-01 after %s', (length, said) => {
  expect(elapsed(then, then.add(Temporal.Duration.from(length)))).toEqual(said);
});
