import { expect, test } from 'vitest';
import { pageAt } from './list-pages.ts';

test.each([
  ['the first', { total: 25, page: 1, size: 10 }, { page: 1, max_pages: 3, part: { limit: 10, offset: 0 } }],
  ['the last, not full', { total: 25, page: 3, size: 10 }, { page: 3, max_pages: 3, part: { limit: 10, offset: 20 } }],
  ['full pages alone', { total: 20, page: 2, size: 10 }, { page: 2, max_pages: 2, part: { limit: 10, offset: 10 } }],
  ['beyond the last', { total: 25, page: 9, size: 10 }, { page: 3, max_pages: 3, part: { limit: 10, offset: 20 } }],
  ['an empty list', { total: 0, page: 4, size: 10 }, { page: 1, max_pages: 1, part: { limit: 10, offset: 0 } }],
])('the page of a list: %s', (_which, asked, answer) => {
  expect(pageAt(asked)).toEqual(answer);
});
