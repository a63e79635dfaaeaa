import { expect, test, vi } from 'vitest';
import { Temporal } from '../ui/temporal.ts';
import { rememberReturnAddress, takeReturnAddress } from './return-address.ts';

const beginning = Temporal.Instant.from('2026-11-20T10:00:00Z').epochMilliseconds;

test('ACC-51 SYS-13 the address to come back to is kept for thirty minutes, and taken once', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const minutes = (many: number) => vi.setSystemTime(beginning + many * 60_000);
  minutes(0);
  rememberReturnAddress('/main/bookings?tab=closed');
  minutes(29.9);
  expect(takeReturnAddress()).toBe('/main/bookings?tab=closed');
  expect(takeReturnAddress()).toBeNull();

  rememberReturnAddress('/main/bookings');
  minutes(29.9 + 30.1);
  expect(takeReturnAddress()).toBeNull();
});
