import { expect, test } from 'vitest';
import { pages } from './pages.mjs';
import { addressesIn, pagePatterns, patternOf, routePaths } from './route-tree.mjs';

const tree = `export interface FileRouteTypes {
  fullPaths:
    | '/'
    | '/users/$slug/edit'
    | '/users/$slug/edit/'
  to:
    | '/'
    | '/users/$slug/edit'
    | '/app/$'
  id:
    | '__root__'
}
`;

test('a page has one address, and a frame around pages has none of its own', () => {
  expect(addressesIn(tree)).toEqual(['/', '/users/$slug/edit', '/app/$']);
});

test('a tree that is written in another way is a fault, never a product without pages', () => {
  expect(() => addressesIn(tree.replace('  to:', '  paths:'))).toThrow('lists no addresses');
  expect(() => patternOf('/files/{$name}.txt')).toThrow('{$name}.txt');
});

test.each([
  ['/', ['/'], ['/a', '//']],
  [
    '/discover/mentors',
    ['/discover/mentors', '/discover/mentors/'],
    ['/discover', '/discover/mentors/1', '/x/discover/mentors'],
  ],
  ['/users/$slug/edit', ['/users/aina/edit', '/users/a.b/edit/'], ['/users/edit', '/users//edit', '/users/a/b/edit']],
  ['/app/$', ['/app/', '/app/one/two'], ['/apple', '/']],
  ['/a.b', ['/a.b'], ['/axb']],
])('the pattern of %s knows its addresses and no others', (address, those, others) => {
  const pattern = new RegExp(patternOf(address));
  expect(those.filter((path) => !pattern.test(path))).toEqual([]);
  expect(others.filter((path) => pattern.test(path))).toEqual([]);
});

const patterns = pagePatterns().map((pattern) => new RegExp(pattern));
const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));
const pathOf = (address: string) => address.split('?')[0] ?? '/';
const looked = pages.map(({ path }) => pathOf(path));

test('NAV-27 the server knows which addresses are pages', () => {
  const missing = ['/nowhere/at/all', '/logins', '/main', '/users/a/b/edit', '/mentor_profile/', '/x/login'];
  expect(missing.filter((path) => isPage(path))).toEqual([]);
  expect(looked.filter((path) => !isPage(path))).toEqual(['/nowhere/at/all']);
});

test('every page stands in the list of pages, under a name of its own', () => {
  // Left out: one that only shows parts, some that redirect immediately, and others that need something of the viewer's
  // own.
  const left = new Set([
    '/dev/gallery',
    '/users/logout',
    '/program-selection',
    '/goal_setting',
    '/events',
    '/enter-program/$programId',
    '/app/$enterprise/$programme',
    '/enterprise',
    '/bookings/$id',
    '/main/bookings/$id/participants/$participantId/feedback/thank_you',
    '/app/$enterprise/$programme/bookings/$id/room',
    '/app/$enterprise/$programme/applications/$linkRef',
    '/app/$enterprise/$programme/admin/applications/edit/$applicationId',
    '/app/$enterprise/$programme/admin/applications/show/$applicationId',
    '/app/$enterprise/$programme/admin/pairing-health/$pairingId',
    '/app/$enterprise/$programme/mentoring_report/$pairingId',
  ]);
  expect([...left].filter((path) => !routePaths().includes(path))).toEqual([]);
  const unseen = routePaths().filter((_path, at) => !looked.some((path) => patterns[at]?.test(path)));
  expect(unseen.filter((path) => !left.has(path))).toEqual([]);
  expect(pages.filter(({ title }) => title.trim() === '')).toEqual([]);
});
