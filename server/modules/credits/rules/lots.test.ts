import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { drawOldestFirst, hasExpired, returnExpiry, topUpExpiry, warnFrom, welcomeExpiry } from './lots.ts';

const at = (text: string) => Temporal.Instant.from(text);
const now = at('2026-11-20T10:00:00Z');
const lot = (entryId: number, pointsLeft: number, expires: string) => ({
  entryId,
  pointsLeft,
  expiresAt: at(expires),
});

test('CRD-37 M28 what expires first is spent first, then the older of two; what expires never is spent last', () => {
  const lots = [
    lot(3, 10, '2027-02-01T00:00:00Z'),
    lot(2, 10, '2027-01-01T00:00:00Z'),
    lot(1, 5, '2027-01-01T00:00:00Z'),
  ];
  expect(drawOldestFirst(lots, 10, now)).toEqual([
    { lotId: 1, points: 5 },
    { lotId: 2, points: 5 },
  ]);
  // 40 points from lots that hold 25: the other 15 come from the rest of the balance.
  expect(drawOldestFirst(lots, 40, now)).toEqual([
    { lotId: 1, points: 5 },
    { lotId: 2, points: 10 },
    { lotId: 3, points: 10 },
  ]);
  expect(drawOldestFirst([], 10, now)).toEqual([]);
});

test('M28 a lot that has expired pays for nothing, not even at the very instant', () => {
  expect(hasExpired(lot(1, 10, '2026-11-20T10:00:00Z'), now)).toBe(true);
  expect(hasExpired(lot(1, 10, '2026-11-20T10:00:00.001Z'), now)).toBe(false);
  const lots = [lot(1, 10, '2026-11-20T10:00:00Z'), lot(2, 10, '2026-11-21T00:00:00Z')];
  expect(drawOldestFirst(lots, 10, now)).toEqual([{ lotId: 2, points: 10 }]);
});

test('M28 B35 B36 a welcome is valid 60 days, what comes back too late 30; people are told 7 days before', () => {
  expect(welcomeExpiry(now).toString()).toBe('2027-01-19T10:00:00Z');
  expect(returnExpiry(now).toString()).toBe('2026-12-20T10:00:00Z');
  expect(warnFrom(now).toString()).toBe('2026-11-27T10:00:00Z');
});

test('CRD-09 a top-up of 60 days is valid until the same day two months later, others for their days', () => {
  expect(topUpExpiry(at('2026-11-20T10:00:00Z'), 60).toString()).toBe('2027-01-20T10:00:00Z');
  // February has no 31st.
  expect(topUpExpiry(at('2026-12-31T10:00:00Z'), 60).toString()).toBe('2027-02-28T10:00:00Z');
  expect(topUpExpiry(at('2026-11-20T10:00:00Z'), 45).toString()).toBe('2027-01-04T10:00:00Z');
});
