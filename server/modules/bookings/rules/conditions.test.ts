import { expect, test } from 'vitest';
import { BookingAct, BookingKind, BookingRole, StoredStatus } from '../../../../contract/bookings/index.ts';
import { at, bookingWith, endAt } from './facts.fixture.ts';
import type { BookingFacts } from './facts.ts';
import { allowedActions, nextStatus, whyNot } from './states.ts';
import { transitions } from './transitions.ts';

const dayBefore = at('2026-11-20T10:00:00Z');
const during = at('2026-11-21T10:30:00Z');
const dayAfter = at('2026-11-22T11:00:00Z');
const pending = (changes: Partial<BookingFacts> = {}) =>
  bookingWith({ status: 'pending', awaitingRole: 'mentor', ...changes });

test('BKG-69 the side that asked is told that the other one must answer', () => {
  expect(whyNot('accept', pending(), 'mentee', dayBefore)).toBe('bookings.not_awaited');
  expect(whyNot('accept', pending({ awaitingRole: 'mentee' }), 'mentor', dayBefore)).toBe('bookings.not_awaited');
  expect(whyNot('accept', pending(), 'mentor', dayBefore)).toBeNull();
  expect(whyNot('accept', pending(), 'admin', dayBefore)).toBeNull();
});

test('BKG-126 a request whose time has run out cannot be accepted or moved any more, only cancelled', () => {
  const request = pending({ askedAt: at('2026-11-10T10:00:00Z'), startAt: at('2026-11-30T10:00:00Z') });
  const lastSecond = at('2026-11-12T09:59:59Z');
  const over = at('2026-11-12T10:00:00Z');
  for (const role of ['mentor', 'admin'] as const) {
    expect(whyNot('accept', request, role, lastSecond)).toBeNull();
    expect(whyNot('accept', request, role, over)).toBe('bookings.request_expired');
    expect(whyNot('reschedule', request, role, over)).toBe('bookings.request_expired');
    expect(whyNot('cancel', request, role, over)).toBeNull();
  }
  expect(whyNot('expire', request, 'system', lastSecond)).toBe('bookings.not_allowed_now');
  expect(whyNot('expire', request, 'system', over)).toBeNull();
});

test('C3 a session that was held is not moved by its members; an admin may move it at any time', () => {
  const held = bookingWith({ meetingHeld: true });
  expect(whyNot('reschedule', held, 'mentee', during)).toBe('bookings.meeting_held');
  expect(whyNot('reschedule', held, 'mentor', during)).toBe('bookings.meeting_held');
  expect(whyNot('reschedule', { ...held, kind: 'group' }, 'mentor', during)).toBe('bookings.meeting_held');
  expect(whyNot('reschedule_not_carried_out', held, 'mentee', dayAfter)).toBe('bookings.meeting_held');
  expect(whyNot('reschedule', held, 'admin', dayAfter)).toBeNull();
  expect(whyNot('reschedule', bookingWith(), 'mentee', during)).toBeNull();
});

test('A10 an absence is reported only by who has not rated', () => {
  for (const status of ['completed', 'partially_rated'] as const) {
    const concluded = bookingWith({ status, completedAt: endAt, reviewsGiven: 1 });
    expect(whyNot('report_absent', concluded, 'mentee', dayAfter)).toBeNull();
    expect(whyNot('report_absent', { ...concluded, hasRated: true }, 'mentee', dayAfter)).toBe(
      'bookings.not_allowed_now',
    );
  }
});

test('M07 nobody was absent from a session that was not due yet, even if it was completed early', () => {
  const early = bookingWith({ status: 'completed', completedAt: dayBefore });
  const lastSecond = at('2026-11-21T09:59:59Z');
  const start = at('2026-11-21T10:00:00Z');
  for (const role of ['mentee', 'mentor'] as const) {
    expect(whyNot('report_absent', early, role, lastSecond)).toBe('bookings.report_too_early');
    expect(whyNot('report_absent', early, role, start)).toBeNull();
  }
  expect(whyNot('miss', early, 'admin', lastSecond)).toBe('bookings.report_too_early');
  expect(whyNot('miss', early, 'admin', start)).toBeNull();
});

test('D07 a review is taken from who owes one: once each, and none after an automatic completion', () => {
  const completed = bookingWith({ status: 'completed', completedAt: endAt });
  expect(whyNot('review', completed, 'mentor', dayAfter)).toBeNull();
  expect(whyNot('review', { ...completed, hasRated: true }, 'mentor', dayAfter)).toBe('bookings.no_review_due');
  expect(whyNot('review', { ...completed, autoCompleted: true }, 'mentor', dayAfter)).toBe('bookings.no_review_due');
  expect(whyNot('report_absent', { ...completed, autoCompleted: true }, 'mentor', dayAfter)).toBeNull();
});

test('REV-09 the last review that is due closes the booking, in a group as well', () => {
  const after = (kind: 'one_on_one' | 'group', participants: number, reviewsGiven: number) => {
    const status = reviewsGiven === 0 ? 'completed' : 'partially_rated';
    const booking = bookingWith({ kind, status, participants, reviewsGiven, completedAt: endAt });
    return nextStatus('review', booking, 'mentee', dayAfter).status;
  };
  expect([0, 1].map((given) => after('one_on_one', 2, given))).toEqual(['partially_rated', 'fully_rated']);
  expect([0, 1, 2, 3].map((given) => after('group', 4, given))).toEqual([
    'partially_rated',
    'partially_rated',
    'partially_rated',
    'fully_rated',
  ]);
});

test('C2 a settled report returns to the status that its reviews make', () => {
  for (const status of ['reported', 'investigating'] as const) {
    const settled = (reviewsGiven: number) =>
      nextStatus('complete', bookingWith({ status, reviewsGiven, completedAt: endAt }), 'admin', dayAfter).status;
    expect([0, 1, 2].map(settled)).toEqual(['completed', 'partially_rated', 'fully_rated']);
  }
});

test('C2 points that were never charged, or went back already, cannot be refunded', () => {
  for (const status of ['reported', 'investigating', 'missed', 'cancelled'] as const) {
    expect(whyNot('refund', bookingWith({ status }), 'admin', dayAfter)).toBeNull();
    expect(whyNot('refund', bookingWith({ status, pointsCharged: 0 }), 'admin', dayAfter)).toBe(
      'bookings.not_refundable',
    );
    expect(whyNot('refund', bookingWith({ status, pointsReturned: true }), 'admin', dayAfter)).toBe(
      'bookings.not_refundable',
    );
  }
});

// B33, written by hand; `refund` while the points have not been returned, `miss` once the session has begun.
test.each([
  ['pending', ['cancel', 'reschedule'], ['cancel']],
  ['upcoming', ['complete', 'cancel', 'reschedule'], ['complete', 'cancel', 'miss', 'reschedule']],
  ['completed', [], ['miss']],
  ['partially_rated', [], ['miss']],
  ['fully_rated', [], []],
  [
    'reported',
    ['complete', 'cancel', 'investigate', 'refund'],
    ['complete', 'cancel', 'miss', 'investigate', 'refund'],
  ],
  ['investigating', ['complete', 'cancel', 'refund'], ['complete', 'cancel', 'miss', 'refund']],
  ['missed', ['refund'], ['refund']],
  ['cancelled', ['refund'], ['refund']],
  ['system_cancelled', [], []],
  ['refunded', [], []],
] as const)('ADB-25 allowed_actions of a %s booking', (status, early, late) => {
  const booking = bookingWith({ status, awaitingRole: status === 'pending' ? 'mentor' : null });
  expect(allowedActions(booking, dayBefore)).toEqual(early);
  expect(allowedActions(booking, dayAfter)).toEqual(late ?? early);
});

test('C2 no two rows of the table speak of the same act, status, kind and role', () => {
  for (const act of BookingAct.options)
    for (const from of [null, ...StoredStatus.options])
      for (const kind of BookingKind.options)
        for (const role of BookingRole.options) {
          const fitting = transitions.filter(
            (row) =>
              row.act === act &&
              (from === null ? row.from === null : row.from?.includes(from)) &&
              (row.kind ?? kind) === kind &&
              row.who.includes(role),
          );
          expect(fitting.length, `${act} ${from} ${kind} ${role}`).toBeLessThan(2);
        }
});
