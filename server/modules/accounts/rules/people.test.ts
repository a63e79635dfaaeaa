import { expect, test } from 'vitest';
import { fullName, slugOf } from './people.ts';

test.each([
  ['Nur Aïsha', 'binti Ali', 'nur-aisha-binti-ali'],
  ["Sean O'Brien", 'Jr.', 'sean-o-brien-jr'],
  ['李', '明', 'member'],
  ['---', '7', 'member'],
  ['Current', '', 'member'],
  ['0123456789abcdef', '0123456789abcdef', '0123456789abcdef-0123456789abcdef'],
])('M24 %s %s is addressed as %s', (firstname, lastname, slug) => {
  expect(slugOf(firstname, lastname)).toBe(slug);
});

test('ACC-66 a person who has gone is called Deleted User', () => {
  expect(fullName({ firstname: 'Mei', lastname: 'Tan', deletedAt: null })).toBe('Mei Tan');
  expect(fullName({ firstname: 'Mei', lastname: 'Tan', deletedAt: {} })).toBe('Deleted User');
});
