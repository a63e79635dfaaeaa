import { expect, test } from 'vitest';
import { keep, placeOf, readKept } from './kept-form.ts';
import { dropAllKept } from './kept-places.ts';

test('what was typed in a set-up is kept for its author, and goes at sign-out with that of everybody', () => {
  keep(placeOf(7, 'profile'), { step: 2 });
  keep(placeOf(8, 3, 'structure'), { name: 'Ana' });
  localStorage.setItem('columns', 'a,b');
  expect([readKept(placeOf(7, 'profile')), readKept(placeOf(9, 'profile'))]).toEqual([{ step: 2 }, null]);
  dropAllKept();
  expect(Object.keys(localStorage)).toEqual(['columns']);
});
