import { expect, test } from 'vitest';
import { readForm } from './form.ts';
import { forgetKept, placeOf } from './places.ts';
import { keepUntilSaved } from './values.ts';

test('what was typed in a set-up is kept for its author, and goes at sign-out with that of everybody', () => {
  keepUntilSaved(placeOf(7, 'profile'), { step: 2 });
  keepUntilSaved(placeOf(8, 3, 'structure'), { name: 'Ana' });
  localStorage.setItem('columns', 'a,b');
  expect([readForm(placeOf(7, 'profile')), readForm(placeOf(9, 'profile'))]).toEqual([{ step: 2 }, null]);
  forgetKept();
  expect(Object.keys(localStorage)).toEqual(['columns']);
});
