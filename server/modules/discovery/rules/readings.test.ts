import { expect, test } from 'vitest';
import { lexemesOf, wordsIn } from './lexemes.ts';
import { asTyped, misspelt } from './readings.ts';
import { standingOf } from './standing.ts';

const person = {
  words: "daniel o'neil c++ 数据",
  countryId: 3,
  gender: 'male',
  workingExperience: '3-5 years',
  workingExperienceLevel: null,
  industries: [1, 2],
  skills: [],
  languages: [5],
  jobRoles: ['Data Engineer'],
};

test('DIS-19 DIS-04 a mentor is found by every word, the first letters of each, and every value of a filter', () => {
  expect(wordsIn(person.words)).toEqual(['daniel', 'o', 'neil', 'c', '数据']);
  const words = ['daniel', 'o', 'neil', 'c', '数据', '^d', '^da', '^o', '^n', '^ne', '^c', '^数', '^数据'];
  const values = ['industry=1', 'industry=2', 'language=5', 'country=3', 'gender=male'];
  const own = ['working_experience=3-5 years', 'job_role=data engineer'];
  expect(lexemesOf(person).toSorted()).toEqual([...words, ...values, ...own].toSorted());
});

test('DIS-19 DIS-04 words are sought as beginnings, the values of one filter as alternatives', () => {
  expect(asTyped(['da', 'eng'], { industry: [1, 2], gender: [], job_role: ["Cook's mate"] })).toEqual([
    "'industry=1' | 'industry=2'",
    "'job_role=cook''s mate'",
    "'^da'",
    "'eng':*",
  ]);
  expect(asTyped([], {})).toEqual([]);
});

test('DIS-19 first an unknown word is brought to the most similar ones, then every word to any similar one', () => {
  const daniel = {
    typed: 'danial',
    isKnown: false,
    near: [
      { word: 'daniel', similarity: 0.4 },
      { word: 'danielle', similarity: 0.3 },
    ],
  };
  const lim = { typed: 'lim', isKnown: true, near: [{ word: 'lin', similarity: 0.33 }] };
  expect(misspelt([daniel, lim], { gender: ['male'] })).toEqual([
    ["'gender=male'", "'danial':* | 'daniel'", "'lim':*"],
    ["'gender=male'", "'danial':* | 'daniel' | 'danielle'", "'lim':* | 'lin'"],
  ]);
  expect(misspelt([lim], {})).toEqual([["'lim':* | 'lin'"]]);
});

test('M33 whoever has few reviews is near to the mean of all, whoever has many is at their own', () => {
  expect(standingOf({ rating: 5, stars: 1 }, 4)).toBeCloseTo(25 / 6);
  expect(standingOf({ rating: 4.8, stars: 95 }, 4)).toBeCloseTo(4.76);
  expect(standingOf({ rating: null, stars: 0 }, 4.2)).toBeCloseTo(4.2);
});
