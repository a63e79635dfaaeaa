import { expect, test } from 'vitest';
import { i18n } from '../../lib/i18n.ts';
import { datesWords, hoursWords } from './words.ts';

test.each([
  [0, '0 hours'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
  // Not a day: hours of sessions are added up.
  [1440, '24 hours'],
  [6045, '100 hours 45 minutes'],
])('M49 %i minutes are %s', (minutes, words) => {
  i18n.load('en', {});
  i18n.activate('en');
  expect(hoursWords(minutes)).toBe(words);
});

test('M49 the dates of a certificate, and of one that began and ended on one day', () => {
  expect(datesWords({ starts_on: '2026-08-03', ends_on: '2026-10-31' })).toBe('3 Aug 2026 – 31 Oct 2026');
  expect(datesWords({ starts_on: '2026-08-10', ends_on: '2026-08-10' })).toBe('10 Aug 2026');
});
