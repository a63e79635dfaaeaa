import { expect, test } from 'vitest';
import { threeWay } from './three-way.ts';

const base = { program: { name: 'Alpha', description: 'Grow', list: ['a', 'b'] }, look: { colour: '#428AC9' } };
const changedBy = (program: object, look: object = {}) => ({
  program: { ...base.program, ...program },
  look: { ...base.look, ...look },
});

test('what somebody else changed is told apart from what is typed here', () => {
  const mine = changedBy({ name: 'Mine', description: 'Mine too' });
  const theirs = changedBy({ name: 'Theirs' }, { colour: '#7A3CC8' });
  expect(threeWay(base, mine, theirs)).toEqual({
    changed: [
      ['program.name', 'Theirs'],
      ['look.colour', '#7A3CC8'],
    ],
    kept: [
      ['program.name', 'Mine'],
      ['program.description', 'Mine too'],
    ],
    ofBoth: [['program.name', 'Theirs']],
  });
});

test('the same change twice is no quarrel, and a list is one value', () => {
  const both = changedBy({ list: ['b', 'a'] });
  const { changed, kept, ofBoth } = threeWay(base, both, both);
  expect(changed).toEqual([['program.list', ['b', 'a']]]);
  expect(kept).toEqual([['program.list', ['b', 'a']]]);
  expect(ofBoth).toEqual([]);
  expect(threeWay(base, changedBy({ name: 'Mine' }), base)).toMatchObject({ changed: [], ofBoth: [] });
});
