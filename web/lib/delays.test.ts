import { expect, test } from 'vitest';
import { delays } from './delays.ts';

test('M37 SYS-08 how long each kind of search and change waits, in milliseconds', () => {
  expect(delays).toEqual({
    discoverySearch: 2000,
    programName: 2000,
    filters: 400,
    usersTable: 1500,
    bookingOrder: 500,
    tables: 300,
    lookUps: 300,
  });
});
