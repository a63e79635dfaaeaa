import { expect, test } from 'vitest';
import { listStringSchemas, listUnbounded } from './testing/string-schemas.fixture.ts';

test('SYS-18 every text of a call has a longest length, which is checked before anything else looks at it', () => {
  expect(listStringSchemas().length).toBeGreaterThan(200);
  expect(listUnbounded()).toEqual([]);
});
