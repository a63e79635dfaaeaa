import { afterEach, expect, test, vi } from 'vitest';
import { rememberReturnAddress, takeReturnAddress } from './return-address.ts';

afterEach(() => vi.useRealTimers());

test('ACC-51 SYS-13 the address to come back to is kept for thirty minutes, and taken once', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const minutes = (many: number) => vi.setSystemTime(Date.now() + many * 60_000);
  rememberReturnAddress('/main/bookings?tab=closed');
  minutes(29.9);
  expect(takeReturnAddress()).toBe('/main/bookings?tab=closed');
  expect(takeReturnAddress()).toBeNull();

  rememberReturnAddress('/main/bookings');
  minutes(30.1);
  expect(takeReturnAddress()).toBeNull();
});
