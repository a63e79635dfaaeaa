import { expect, test } from 'vitest';
import { freeSlug, programmeSlugOf } from './names.ts';

test.each([
  ['Future Leaders 2027', 'future-leaders-2027'],
  ['Líderes del Futuro', 'lideres-del-futuro'],
  ['2027', '2027-program'],
  ['2026 2027', '2026-2027'],
  ['未来', 'program'],
])('B66 M31 %s gets the slug %s', (name, slug) => {
  expect(programmeSlugOf(name)).toBe(slug);
});

test('M31 the second program of digits is told apart by a number, and is no number either', () => {
  expect(freeSlug('2027-program', ['2027-PROGRAM'])).toBe('2027-program-2');
});
