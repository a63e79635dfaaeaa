import { expect, test } from 'vitest';
import { homeOf, ownPath } from './landing.ts';

test.each([
  [{ isEnterprise: false, isPlatformAdmin: false }, null, '/main/dashboard'],
  [{ isEnterprise: false, isPlatformAdmin: false }, '/app/a/b/admin/', '/app/a/b/admin/'],
  [{ isEnterprise: true, isPlatformAdmin: false }, '/app/a/b/admin/', '/dashboard'],
  [{ isEnterprise: false, isPlatformAdmin: true }, '/app/a/b/admin/', '/main/admins'],
  [{ isEnterprise: true, isPlatformAdmin: true }, null, '/dashboard'],
])('ACC-51 ACC-08 %o with the admin area %s lands at %s', (person, adminHome, home) => {
  expect(homeOf(person, adminHome)).toBe(home);
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
