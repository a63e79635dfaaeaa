import { expect, test, vi } from 'vitest';
import { Temporal } from '../ui/temporal.ts';
import { rememberReturnAddress, rememberWishedAddress } from './return-address.ts';
import { returnAddress, takeReturnAddress } from './take-return-address.ts';

const beginning = Temporal.Instant.from('2026-11-20T10:00:00Z').epochMilliseconds;

test('ACC-51 SYS-13 M29 the address to come back to is kept for 24 hours, and taken once', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const minutes = (many: number) => vi.setSystemTime(beginning + many * 60_000);
  minutes(0);
  rememberReturnAddress('/main/bookings?tab=closed');
  minutes(24 * 60 - 1);
  expect(takeReturnAddress()).toBe('/main/bookings?tab=closed');
  expect(takeReturnAddress()).toBeNull();

  rememberReturnAddress('/main/bookings');
  minutes(2 * 24 * 60);
  expect(takeReturnAddress()).toBeNull();
});

test.each([
  'https://evil.example/main',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/main\\..\\evil',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\u0000/evil.example',
  '/main/\r\nSet-Cookie: a=b',
  'main/bookings',
  'javascript:alert(1)',
  '',
])('M29 %j is no address of ours to come back to', (path) => {
  document.cookie = `return_to=${encodeURIComponent(path)}; Path=/`;
  expect(returnAddress()).toBeNull();
  expect(takeReturnAddress()).toBeNull();
});

test('M29 a cookie that cannot be read leads nowhere and breaks nothing', () => {
  document.cookie = 'return_to=%E0%A4%A; Path=/';
  expect(takeReturnAddress()).toBeNull();
});

test('M29 who wished for a time on this page comes back to it by whatever link; on the next page it no longer counts', () => {
  window.history.pushState(null, '', '/discover/mentors?ind=1');
  rememberWishedAddress('/mentor_profile/aisyah-rahman#book');
  rememberReturnAddress();
  expect(takeReturnAddress()).toBe('/mentor_profile/aisyah-rahman#book');

  rememberWishedAddress('/mentor_profile/aisyah-rahman#book');
  window.history.pushState(null, '', '/discover/mentors?ind=2');
  rememberReturnAddress();
  expect(takeReturnAddress()).toBe('/discover/mentors?ind=2');
});

test.each(['/users/sign_in', '/users/sign_up'])(
  'M29 a link pressed while %s is on its way does not take the place of the page one came from',
  (way) => {
    window.history.pushState(null, '', '/mentor_profile/aisyah-rahman');
    rememberReturnAddress();
    window.history.pushState(null, '', way);
    rememberReturnAddress();
    expect(takeReturnAddress()).toBe('/mentor_profile/aisyah-rahman');
  },
);

test('M41 the door of a program is come back to', () => {
  window.history.pushState(null, '', '/users/sign_up?enterprise_id=1&program_id=2');
  rememberReturnAddress();
  expect(takeReturnAddress()).toBe('/users/sign_up?enterprise_id=1&program_id=2');
});
