import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { instantFrom, textOf } from './instant-text.ts';

/** Years 1 to 9999: neither the database nor the product uses others. */
const moments = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });

test('an instant is written and read as Temporal does, to the millisecond', () => {
  fc.assert(
    fc.property(moments, (milliseconds) => {
      const moment = Temporal.Instant.fromEpochMilliseconds(milliseconds);
      expect(textOf(moment)).toBe(moment.toString());
      const asPostgres = moment.toString().replace('T', ' ').replace('Z', '+00');
      expect(instantFrom(asPostgres).epochMilliseconds).toBe(milliseconds);
    }),
    { numRuns: 2000 },
  );
});

test('what the database writes otherwise is read as well', () => {
  expect(instantFrom('2026-11-22 07:30:00.123456+00').epochNanoseconds % 1_000_000n).toBe(456_000n);
  expect(instantFrom('2026-11-22 15:30:00+08').toString()).toBe('2026-11-22T07:30:00Z');
});
