import { expect, test } from 'vitest';
import { homeOf, ownPath } from './landing.ts';

test.each([
  [{ isEnterprise: false, isPlatformAdmin: false }, '/main/dashboard'],
  [{ isEnterprise: true, isPlatformAdmin: false }, '/dashboard'],
  [{ isEnterprise: false, isPlatformAdmin: true }, '/main/admins'],
  [{ isEnterprise: true, isPlatformAdmin: true }, '/dashboard'],
])('ACC-51 ACC-08 %o lands at %s', (person, home) => {
  expect(homeOf(person)).toBe(home);
});

test.each(['/', '/main/bookings?tab=closed', '/mentor_profile/nur-aisha#reviews', '/main/bookings?to=https://a.b'])(
  'ACC-51 %s is a page of ours',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  '',
  'main/bookings',
  '//evil.example',
  '/\\evil.example',
  '/main\\..\\evil',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\nSet-Cookie: x=1',
  `/${'a'.repeat(2000)}`,
  '/users/logout',
  '/users/logout?x=1',
  '/users/sign_in',
  '/login',
])('ACC-51 %s is not gone back to', (path) => {
  expect(ownPath(path)).toBe(null);
});

test('ACC-51 without a cookie there is nothing to go back to', () => {
  expect(ownPath(undefined)).toBe(null);
});
