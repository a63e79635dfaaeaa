import { expect, test } from 'vitest';
import { bookingsSearch } from './search.ts';

test.each([
  ['upcoming', 'upcoming'],
  ['to_review', 'to_review'],
  ['closed', 'closed'],
  ['archived', undefined],
  [undefined, undefined],
])('BKG-03 the tab %s in the address opens %s', (word, tab) => {
  expect(bookingsSearch({ tab: word }).tab).toBe(tab);
});
