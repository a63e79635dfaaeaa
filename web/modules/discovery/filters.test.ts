import { expect, test } from 'vitest';
import { asOptions, noFilters, readAsked, readIds, sameAsked, writeAsked } from './filters.ts';

test('DIS-08 filters and search stand in the address as comma lists, and come back from it', () => {
  const address = {
    search: 'data',
    industry: '1,3',
    language: '2',
    country: '133',
    working_experience: '3-5 years,More than 10 years',
    working_experience_level: 'senior',
    gender: 'female',
    job_role: 'UX Designer',
  };
  const asked = readAsked(address);
  expect(asked).toEqual({
    search: 'data',
    filters: {
      industry: ['1', '3'],
      language: ['2'],
      country: ['133'],
      working_experience: ['3-5 years', 'More than 10 years'],
      working_experience_level: ['senior'],
      gender: ['female'],
      job_role: ['UX Designer'],
      program_goals: [],
    },
  });
  expect(writeAsked(asked)).toEqual(address);
  expect(writeAsked({ search: '', filters: noFilters })).toEqual({});
});

test('M30 DIS-08 names stand in the address as well as ids, and are the options that they name', () => {
  const { filters } = readAsked({ country: 'Malaysia, 133', gender: 'Female' });
  expect(filters.country).toEqual(['Malaysia', '133']);
  const options = [
    { value: '128', label: 'Malaysia' },
    { value: '133', label: 'Maldives' },
  ];
  expect(asOptions(['malaysia', '133', 'Peru'], options)).toEqual(['128', '133', 'Peru']);
  expect(asOptions(filters.gender, [{ value: 'female', label: 'Female' }])).toEqual(['female']);
});

test('DIS-08 whatever else stands in the address is left out', () => {
  const asked = readAsked({
    search: `  ${'x'.repeat(300)} `,
    industry: ' 3, 3,,7 ',
    gender: ' , ',
    job_role: Array.from({ length: 200 }, (_, at) => `Role number ${at}`).join(','),
  });
  expect(asked.search).toBe('x'.repeat(200));
  expect(asked.filters.industry).toEqual(['3', '7']);
  expect(asked.filters.gender).toEqual([]);
  // The call accepts at most a thousand characters per list.
  expect(asked.filters.job_role.join(',').length).toBeLessThanOrEqual(1000);
  expect(asked.filters.job_role.length).toBeGreaterThan(50);
  expect(asked.filters.country).toEqual([]);
});

test('DIS-02 ids of the result page: comma lists, unknown words left out', () => {
  expect(readIds('1,5,x,,5')).toEqual(['1', '5']);
  expect(readIds(undefined)).toEqual([]);
});

test('two questions are the same when words and every list are', () => {
  const asked = readAsked({ search: 'a', industry: '1,2' });
  expect(sameAsked(asked, readAsked({ search: 'a', industry: '1,2' }))).toBe(true);
  expect(sameAsked(asked, readAsked({ search: 'b', industry: '1,2' }))).toBe(false);
  expect(sameAsked(asked, readAsked({ search: 'a', industry: '1' }))).toBe(false);
  expect(sameAsked(asked, readAsked({ search: 'a', industry: '1,2', gender: 'male' }))).toBe(false);
});

test('M33 DIS-08 the address keeps an order that exists, and none for the usual one', () => {
  expect(writeAsked(readAsked({ sort: 'rating' }))).toEqual({ sort: 'rating' });
  expect(writeAsked(readAsked({ sort: 'best' }))).toEqual({});
  expect(writeAsked(readAsked({ sort: 'oldest' }))).toEqual({});
});
