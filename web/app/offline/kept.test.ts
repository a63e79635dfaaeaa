import { expect, test } from 'vitest';
import { endsPerson, isAnswer, isPage, isPicture, keptAt } from './kept.ts';

const asking = (changes: Partial<{ method: string; mode: RequestMode; accept: string }> = {}) => {
  const { method = 'GET', mode = 'cors', accept = 'application/json' } = changes;
  return { method, mode, headers: new Headers({ accept }) };
};

test.each([
  ['/users/current', asking(), true],
  ['/main/bookings', asking(), true],
  ['/main/bookings', asking({ mode: 'navigate' }), false],
  ['/main/bookings', asking({ accept: 'text/html' }), false],
  ['/users/current', asking({ method: 'POST' }), false],
  ['/csrf', asking(), false],
  ['/api/v2/my/live', asking(), false],
  ['/main/admins/users.csv', asking(), false],
  ['/events/4/calendar.ics', asking(), false],
  ['/assets/abc1234.js', asking(), false],
])('answers are kept, and nothing else that is asked for: %s %o %s', (path, request, isKept) => {
  expect(isAnswer(path, request)).toBe(isKept);
});

test.each([
  ['/main/dashboard', true],
  ['/app/acme/alpha/overviews', true],
  ['/', true],
  ['/files/photos/abc.webp', false],
  ['/main/admins/users.csv', false],
  ['/api/openapi.json', false],
  ['/dev/mailbox', false],
])('without a connection the document is shown for pages alone: %s %s', (path, is) => {
  expect(isPage(path)).toBe(is);
});

test('pictures are those of people, not the parts of the pages', () => {
  const image = { method: 'GET', destination: 'image' as RequestDestination };
  expect(isPicture('/files/photos/abc.webp', image)).toBe(true);
  expect(isPicture('/assets/abc1234.svg', image)).toBe(false);
});

test.each([
  ['DELETE', '/users/logout', true],
  ['DELETE', '/kill-session', true],
  ['GET', '/users/logout', false],
  ['POST', '/users', false],
])('A47 %s %s ends what one person has seen: %s', (method, path, ends) => {
  expect(endsPerson(method, path)).toBe(ends);
});

test('what is kept says from when it is', async () => {
  const sent = 'Sat, 28 Nov 2026 09:05:11 GMT';
  const kept = keptAt(Response.json({ id: 7 }, { headers: { date: sent } }));
  expect([kept.headers.get('x-kept-at'), await kept.json()]).toEqual([sent, { id: 7 }]);
});
