import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan } from './json.ts';

test.each([
  ['1', 0],
  ['"[[[["', 0],
  ['[]', 1],
  ['[[],[],[]]', 2],
  ['{"a":{"b":[]}}', 3],
  [String.raw`["\"[[[", "\\", {}]`, 2],
])('SYS-18 %s has %i levels', (text, levels) => {
  expect(isDeeperThan(text, levels)).toBe(false);
  if (levels > 0) expect(isDeeperThan(text, levels - 1)).toBe(true);
});

const levelsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levelsOf)) : 0;

test('SYS-18 the levels of a text are those of the value that it stands for', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat({ max: 7 }), (value, most) => {
      expect(isDeeperThan(JSON.stringify(value), most)).toBe(levelsOf(value) > most);
    }),
    { numRuns: 2000 },
  );
});
