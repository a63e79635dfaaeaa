import { expect, test } from 'vitest';
import type { BookingAct, BookingRole, StoredStatus } from '../../../../contract/bookings/index.ts';
import { at, startAt } from './facts.fixture.ts';
import { creditIsShort, isRefundable, priceInPoints, type Purchase, returnsPoints } from './points.ts';

const byMentee: Purchase = {
  madeBy: 'mentee',
  kind: 'one_on_one',
  isOffline: false,
  isPlatformMentor: false,
  programme: null,
};

test.each<[string, Partial<Purchase>, number]>([
  ['a mentee on the platform', {}, 10],
  ['a member of a programme with paid access', { programme: { paidAccess: true } }, 10],
  ['a member of any other programme', { programme: { paidAccess: false } }, 0],
  ['a platform mentor', { isPlatformMentor: true }, 0],
  ['a platform mentor in a programme with paid access', { isPlatformMentor: true, programme: { paidAccess: true } }, 0],
  ['a mentee asking for a group session', { kind: 'group' }, 0],
  ['an offline session', { isOffline: true }, 0],
  ['a mentor who books for a mentee', { madeBy: 'mentor' }, 0],
  ['an admin', { madeBy: 'admin' }, 0],
  ['an admin of a programme with paid access', { madeBy: 'admin', programme: { paidAccess: true } }, 0],
])('B34 %s pays', (_who, changes, points) => {
  expect(priceInPoints({ ...byMentee, ...changes })).toBe(points);
});

test('BKG-44 credit is short when fewer than ten points are left for a session that costs them', () => {
  expect([0, 9, 10, 25].map((balance) => creditIsShort(10, balance))).toEqual([true, true, false, false]);
  expect(creditIsShort(priceInPoints({ ...byMentee, isPlatformMentor: true }), 0)).toBe(false);
});

const dayBefore = at('2026-11-20T10:00:00Z');
const secondLater = at('2026-11-20T10:00:01Z');
const afterwards = at('2026-11-21T12:00:00Z');

test.each<[BookingAct, StoredStatus, BookingRole, typeof dayBefore, boolean]>([
  ['cancel', 'pending', 'mentee', secondLater, true],
  ['cancel', 'pending', 'mentor', secondLater, true],
  ['cancel', 'pending', 'admin', secondLater, true],
  ['cancel', 'upcoming', 'mentee', dayBefore, true],
  ['cancel', 'upcoming', 'mentee', secondLater, false],
  ['cancel', 'upcoming', 'mentee', afterwards, false],
  ['cancel', 'upcoming', 'mentor', secondLater, true],
  ['cancel', 'upcoming', 'mentor', afterwards, true],
  ['cancel', 'upcoming', 'admin', secondLater, true],
  ['cancel', 'reported', 'admin', afterwards, true],
  ['cancel', 'investigating', 'admin', afterwards, true],
  ['expire', 'pending', 'system', afterwards, true],
  ['withdraw', 'pending', 'system', dayBefore, true],
  ['withdraw', 'upcoming', 'system', secondLater, true],
  ['remove', 'upcoming', 'system', afterwards, true],
  ['refund', 'missed', 'admin', afterwards, true],
  ['refund', 'cancelled', 'admin', afterwards, true],
  ['accept', 'pending', 'mentor', dayBefore, false],
  ['reschedule', 'upcoming', 'mentee', dayBefore, false],
  ['complete', 'upcoming', 'mentor', afterwards, false],
  ['complete', 'reported', 'admin', afterwards, false],
  ['auto_complete', 'upcoming', 'system', afterwards, false],
  ['report_absent', 'upcoming', 'mentee', afterwards, false],
  ['report_not_carried_out', 'upcoming', 'mentee', afterwards, false],
  ['investigate', 'reported', 'admin', afterwards, false],
  ['review', 'completed', 'mentee', afterwards, false],
])('B35 %s of a %s booking by %s at %s: the points go back: %s', (act, status, role, now, expected) => {
  expect(returnsPoints(act, { status, startAt }, role, now)).toBe(expected);
});

test('D06 a missed session returns the points at once when the mentor was missing', () => {
  for (const status of ['upcoming', 'completed', 'reported', 'investigating'] as const) {
    expect(returnsPoints('miss', { status, startAt }, 'admin', afterwards, 'mentor')).toBe(true);
    expect(returnsPoints('miss', { status, startAt }, 'admin', afterwards, 'mentee')).toBe(false);
  }
});

test('ADB-24 refundable are points still kept for a cancelled, missed, reported or investigated session', () => {
  const refundable = ['cancelled', 'missed', 'reported', 'investigating'] as const;
  const others = [
    'pending',
    'upcoming',
    'completed',
    'partially_rated',
    'fully_rated',
    'refunded',
    'system_cancelled',
  ] as const;
  for (const status of refundable) {
    expect(isRefundable({ status, pointsCharged: 10, pointsReturned: false })).toBe(true);
    expect(isRefundable({ status, pointsCharged: 10, pointsReturned: true })).toBe(false);
    expect(isRefundable({ status, pointsCharged: 0, pointsReturned: false })).toBe(false);
  }
  for (const status of others) expect(isRefundable({ status, pointsCharged: 10, pointsReturned: false })).toBe(false);
});
