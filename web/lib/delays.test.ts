import { expect, test } from 'vitest';
import { searchDelay } from './search-delays.ts';

test('SYS-08 the search of Users rests for 1500 milliseconds, that of every other table for 2000 (A36)', () => {
  expect(searchDelay).toEqual({ users: 1500, tables: 2000 });
});
