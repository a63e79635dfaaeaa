import { expect, test } from 'vitest';
import { pauseAfter } from './sending.ts';

test('NTF-16 a letter is tried five times, with longer and longer pauses', () => {
  expect([1, 2, 3, 4, 5, 6].map(pauseAfter)).toEqual([1, 5, 30, 120, null, null]);
});
