import { expect, expectTypeOf, test } from 'vitest';
import { type Named, saysOf, theGroup, withNames } from './line.ts';

const texts = { 'tea.poured': '{who} poured tea for {guest}.', 'tea.cold': 'The tea is cold.' } as const;

test('a line keeps its key and whom it names, and takes no other name', () => {
  const say = saysOf(texts);
  const names = { who: { user: 4 }, guest: { pairing: 7 } };
  expect(say('tea.poured', names)).toEqual({ key: 'tea.poured', names });
  expectTypeOf(say<'tea.poured'>)
    .parameter(1)
    .toEqualTypeOf<Record<'who' | 'guest', Named>>();
  expectTypeOf(say<'tea.cold'>)
    .parameter(1)
    .toEqualTypeOf<Record<never, Named>>();
});

test('names are put in as they are, whatever they are made of', () => {
  expect(withNames(texts['tea.poured'], { who: '{guest} $&', guest: 'Mei' })).toBe('{guest} $& poured tea for Mei.');
});

test('B47 a group is no person, in the middle of a sentence or at its start', () => {
  const guest = theGroup('First ninety days');
  expect(withNames(texts['tea.poured'], { who: 'Mei', guest })).toBe('Mei poured tea for the group First ninety days.');
  expect(withNames(texts['tea.poured'], { who: guest, guest: 'Mei' })).toBe(
    'The group First ninety days poured tea for Mei.',
  );
});
