import { expect, test } from 'vitest';
import { CallLost, CallRefused } from './call.ts';
import { i18n } from './i18n.ts';
import { legacyFailure } from './legacy-failure.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const refused = (status: number, error: string) => new CallRefused(status, { error, code: 'request.fault' });

test.each([
  ['Error loading content: Not yours.', refused(403, 'Not yours.')],
  // The server's reply when an unexpected error happened.
  ['Error loading content: Network response was not ok', refused(500, 'Oops, something went wrong!')],
  ['Error loading content: Network response was not ok', refused(502, '')],
  ['Error loading content: Something went wrong. Please try again.', new CallLost('no answer')],
])('NAV-10 a page that could not load what it shows says: %s', (words, error) => {
  expect(legacyFailure(error)).toBe(words);
});

test('NAV-10 nothing is said while nothing failed', () => {
  expect(legacyFailure(null)).toBeNull();
});
