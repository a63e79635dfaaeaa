import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { intlWall } from './oracle.fixture.ts';
import { zoneClock } from './zone-offsets.ts';

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const wall = (text: string) => at(`${text}Z`);
const HOUR = 3_600_000;

test.each(['Europe/Paris', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Asia/Kathmandu', 'UTC'])(
  'the clock of %s shows what Intl shows, in the usual years and far from them',
  (timeZone) => {
    const shown = intlWall(timeZone);
    for (const year of [2026, 2037, 1985, 2090]) {
      const first = at(`${year}-01-01T00:00Z`);
      const last = first + 365 * 24 * HOUR;
      const clock = zoneClock(timeZone, first, last);
      for (let instant = first; instant <= last; instant += 7 * HOUR)
        expect(clock.wallAt(instant)).toBe(shown(instant));
    }
  },
);

test('a wall time is first shown at …', () => {
  const paris = zoneClock('Europe/Paris', at('2026-01-01T00:00Z'), at('2026-12-31T00:00Z'));
  expect(paris.firstReading(wall('2026-06-01T12:00'))).toBe(at('2026-06-01T10:00Z'));
  // Clocks go from 02:00 to 03:00 on 29 March: every time in the missing hour gives the instant of the jump.
  expect(paris.firstReading(wall('2026-03-29T01:59'))).toBe(at('2026-03-29T00:59Z'));
  expect(paris.firstReading(wall('2026-03-29T02:00'))).toBe(at('2026-03-29T01:00Z'));
  expect(paris.firstReading(wall('2026-03-29T02:59'))).toBe(at('2026-03-29T01:00Z'));
  expect(paris.firstReading(wall('2026-03-29T03:00'))).toBe(at('2026-03-29T01:00Z'));
  // And back from 03:00 to 02:00 on 25 October: a repeated time gives the earlier of the two.
  expect(paris.firstReading(wall('2026-10-25T02:00'))).toBe(at('2026-10-25T00:00Z'));
  expect(paris.firstReading(wall('2026-10-25T02:59'))).toBe(at('2026-10-25T00:59Z'));
  expect(paris.firstReading(wall('2026-10-25T03:00'))).toBe(at('2026-10-25T02:00Z'));
});

test('an answer does not depend on what was asked before', () => {
  const summer = at('1975-07-01T00:00Z');
  const before = zoneClock('America/New_York', at('2026-07-01T00:00Z'), at('2026-07-02T00:00Z'));
  expect(zoneClock('America/New_York', summer, summer).wallAt(summer)).toBe(summer - 4 * HOUR);
  const after = zoneClock('america/new_york', at('2026-07-01T00:00Z'), at('2026-07-02T00:00Z'));
  expect(after.wallAt(at('2026-07-01T12:00Z'))).toBe(at('2026-07-01T08:00Z'));
  expect(before.wallAt(at('2026-07-01T12:00Z'))).toBe(at('2026-07-01T08:00Z'));
});

test('a plain offset is a zone', () => {
  expect(zoneClock('+05:30', 0, HOUR).wallAt(HOUR)).toBe(6.5 * HOUR);
});

test('an unknown zone and a year beyond reckoning are refused at once', () => {
  expect(() => zoneClock('Mars/Olympus', 0, 0)).toThrow(RangeError);
  expect(() => zoneClock('Europe/Paris', 0, at('9999-01-01T00:00Z'))).toThrow(RangeError);
  expect(() => zoneClock('Europe/Paris', 0, NaN)).toThrow(RangeError);
});
