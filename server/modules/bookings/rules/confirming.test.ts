import { expect, test } from 'vitest';
import type { BookingRole } from '../../../../contract/bookings/index.ts';
import { memberButtons } from './buttons.ts';
import { whyNotDelete } from './confirming.ts';
import { at, bookingWith } from './facts.fixture.ts';
import type { CardFacts } from './facts.ts';
import { faceOf, type ViewerRole } from './labels.ts';
import { allowedActions, whyNot } from './states.ts';

// M43, written by hand. A mentee logged the session on 22 November at noon; its mentor has until 6 December at noon.
const logged = (changes: Partial<CardFacts> = {}) =>
  bookingWith({
    status: 'completed',
    contactMethod: 'in_person',
    confirmation: 'awaited',
    confirmingRole: 'mentor',
    createdAt: at('2026-11-22T12:00:00Z'),
    completedAt: null,
    pointsCharged: 0,
    ...changes,
  });
const confirmed = logged({ confirmation: 'confirmed', completedAt: at('2026-11-23T08:00:00Z') });
const denied = logged({ confirmation: 'denied' });
const nextDay = at('2026-11-23T12:00:00Z');
const lastSecond = at('2026-12-06T11:59:59Z');
const tooLate = at('2026-12-06T12:00:00Z');

// what | who | when | why not ('' when allowed)
const answers: [string, CardFacts, BookingRole, typeof nextDay, string | null][] = [
  ['the side that is asked answers', logged(), 'mentor', nextDay, null],
  ['until the last second', logged(), 'mentor', lastSecond, null],
  ['not after 14 days', logged(), 'mentor', tooLate, 'bookings.answer_too_late'],
  ['the side that logged it does not', logged(), 'mentee', nextDay, 'bookings.not_yours_to_confirm'],
  ['nor an admin', logged(), 'admin', nextDay, 'bookings.not_allowed_now'],
  ['nor the clock', logged(), 'system', nextDay, 'bookings.not_allowed_now'],
  ['a mentee, when a mentor logged it', logged({ confirmingRole: 'mentee' }), 'mentee', nextDay, null],
  ['not once it is confirmed', confirmed, 'mentor', nextDay, 'bookings.already_answered'],
  ['nor once it is denied', denied, 'mentor', nextDay, 'bookings.already_answered'],
  [
    'nor for a session that was booked',
    bookingWith({ status: 'completed' }),
    'mentor',
    nextDay,
    'bookings.already_answered',
  ],
  ['nor for one that has not been held', bookingWith(), 'mentor', nextDay, 'bookings.not_allowed_now'],
];
test.each(answers)('M43 who says whether a logged session took place: %s', (_what, booking, role, now, why) => {
  expect(whyNot('confirm_held', booking, role, now)).toBe(why);
  expect(whyNot('deny_held', booking, role, now)).toBe(why);
});

test('M43 nothing else can be done with a session that nobody confirmed: no review, no report, nothing by admins', () => {
  for (const booking of [logged(), denied]) {
    for (const role of ['mentee', 'mentor'] as const) {
      expect(whyNot('review', booking, role, nextDay)).toBe('bookings.no_review_due');
      expect(whyNot('report_absent', booking, role, nextDay)).toBe('bookings.not_allowed_now');
    }
    expect(allowedActions(booking, nextDay)).toEqual([]);
  }
  expect(whyNot('review', confirmed, 'mentee', nextDay)).toBeNull();
  expect(whyNot('report_absent', confirmed, 'mentee', nextDay)).toBeNull();
  expect(allowedActions(confirmed, nextDay)).toEqual(['miss']);
});

// state | moment | status sent | badge | tab | colour
const faces: [string, CardFacts, typeof nextDay, string][] = [
  ['waiting', logged(), lastSecond, 'completed | Waiting for confirmation | to_review | orange'],
  ['lapsed', logged(), tooLate, 'completed | Not confirmed | closed | cyan'],
  ['denied', denied, nextDay, 'completed | Did not happen | closed | red'],
  ['confirmed', confirmed, nextDay, 'pending_rating | Pending Review | to_review | green'],
];
test.each(faces)('M43 how its people see a logged session that is %s', (_state, booking, now, face) => {
  const seenBy = (viewer: ViewerRole) => {
    const { status, label, tab, tone } = faceOf(booking, viewer, now);
    return [status, label, tab, tone].join(' | ');
  };
  expect([seenBy('mentee'), seenBy('mentor')]).toEqual([face, face]);
});

test('M43 admins read the same badge', () => {
  const label = (booking: CardFacts, now = nextDay) => faceOf(booking, 'admin', now).label;
  expect([label(logged()), label(logged(), tooLate), label(denied), label(confirmed)]).toEqual([
    'Waiting for confirmation',
    'Not confirmed',
    'Did not happen',
    'Pending Review',
  ]);
});

test('M43 the buttons: the side that is asked answers, the person who logged it may delete it', () => {
  const seen = (booking: CardFacts, viewer: 'mentee' | 'mentor', now = nextDay) =>
    memberButtons(booking, viewer, now).map(({ button, whyNot: reason }) => reason ?? button);
  expect(seen(logged(), 'mentor')).toEqual(['confirm_held', 'deny_held']);
  expect(seen(logged({ isLogger: true }), 'mentee')).toEqual(['delete_logged']);
  expect(seen(logged(), 'mentor', tooLate)).toEqual([]);
  expect(seen(logged({ isLogger: true }), 'mentee', tooLate)).toEqual(['delete_logged']);
  expect(seen({ ...denied, isLogger: true }, 'mentee')).toEqual([]);
  expect(seen(denied, 'mentor')).toEqual([]);
  expect(seen({ ...confirmed, isLogger: true }, 'mentee')).toEqual(['mark_absent', 'rate']);
});

test('M43 an entry is deleted by the person who made it, until somebody has answered or reviewed it', () => {
  expect(whyNotDelete(logged())).toBe('bookings.not_allowed_now');
  expect(whyNotDelete(logged({ isLogger: true }))).toBeNull();
  expect(whyNotDelete({ ...denied, isLogger: true })).toBe('bookings.answered_stays');
  expect(whyNotDelete({ ...confirmed, isLogger: true })).toBe('bookings.answered_stays');
  const byAdmin = logged({ isLogger: true, confirmation: 'confirmed', confirmingRole: null });
  expect(whyNotDelete(byAdmin)).toBeNull();
  expect(whyNotDelete({ ...byAdmin, status: 'partially_rated' })).toBe('bookings.answered_stays');
});
