import { expect, test } from 'vitest';
import { requestLimits } from '../../../../contract/bookings/index.ts';
import { at, bookingWith } from './facts.fixture.ts';
import {
  answerableUntil,
  askedAtAfter,
  autoCompletesAt,
  awaitedReminderIsDue,
  completingEarly,
  DEFAULT_REQUEST_EXPIRY_HOURS,
  expiresAt,
  hasExpired,
  hasOpenMove,
  offersOtherMentors,
  remindAwaitedAt,
  whyNotAnotherRequest,
} from './requests.ts';

const asked = (askedAt: string, startAt: string, requestExpiryHours: number) => ({
  askedAt: at(askedAt),
  startAt: at(startAt),
  endAt: at(startAt).add({ hours: 1 }),
  requestExpiryHours,
  proposed: null,
});

/** A session on 20 November at 10:00, for which another time was suggested. */
const suggested = (askedAt: string, to: string, requestExpiryHours: number) => ({
  ...asked(askedAt, '2026-11-20T10:00:00Z', requestExpiryHours),
  proposed: { startAt: at(to), endAt: at(to).add({ hours: 1 }) },
});

// suggested when, for when, hours to answer, lapses
test.each([
  ['2026-11-10T10:00:00Z', '2026-11-25T10:00:00Z', 48, '2026-11-12T10:00:00Z'], // the time to answer is over
  ['2026-11-19T10:00:00Z', '2026-11-25T10:00:00Z', 48, '2026-11-20T09:55:00Z'], // the room opens for the standing time
  ['2026-11-19T10:00:00Z', '2026-11-25T10:00:00Z', 0, '2026-11-20T09:55:00Z'],
  ['2026-11-17T10:00:00Z', '2026-11-18T10:00:00Z', 48, '2026-11-18T10:00:00Z'], // the new start is here
  ['2026-11-20T09:55:00Z', '2026-11-25T10:00:00Z', 48, '2026-11-22T09:55:00Z'], // suggested when the room was open
  ['2026-11-20T12:00:00Z', '2026-11-21T10:00:00Z', 48, '2026-11-21T10:00:00Z'], // D08: suggested afterwards
  ['2026-11-20T12:00:00Z', '2026-11-25T10:00:00Z', 0, '2026-11-25T10:00:00Z'],
])('M26 suggested %s for %s with %s hours: it lapses %s', (since, to, hours, end) => {
  const move = suggested(since, to, hours);
  expect(answerableUntil(move).toString()).toBe(end);
  expect(hasOpenMove(move, at(end).subtract({ milliseconds: 1 }))).toBe(true);
  expect(hasOpenMove(move, at(end))).toBe(false);
});

test('M26 BKG-128 the awaited side is reminded once half of its time is gone', () => {
  const move = suggested('2026-11-10T10:00:00Z', '2026-11-25T10:00:00Z', 48);
  expect(remindAwaitedAt(move).toString()).toBe('2026-11-11T10:00:00Z');
  expect(hasOpenMove(asked('2026-11-10T10:00:00Z', '2026-11-30T10:00:00Z', 48), at('2026-11-10T11:00:00Z'))).toBe(
    false,
  );
});

// asked, start, hours, expires, reminder at half time
test.each([
  ['2026-11-10T10:00:00Z', '2026-11-30T10:00:00Z', 48, '2026-11-12T10:00:00Z', '2026-11-11T10:00:00Z'],
  ['2026-11-10T10:00:00Z', '2026-11-12T10:00:01Z', 48, '2026-11-12T10:00:00Z', '2026-11-11T10:00:00Z'],
  ['2026-11-10T10:00:00Z', '2026-11-12T09:59:59Z', 48, '2026-11-12T09:59:59Z', '2026-11-11T09:59:59.5Z'],
  ['2026-11-10T10:00:00Z', '2026-11-10T14:00:00Z', 48, '2026-11-10T14:00:00Z', '2026-11-10T12:00:00Z'],
  ['2026-11-10T10:00:00Z', '2026-11-30T10:00:00Z', 6, '2026-11-10T16:00:00Z', '2026-11-10T13:00:00Z'],
  ['2026-11-10T10:00:00Z', '2026-11-30T10:00:00Z', 0, '2026-11-30T10:00:00Z', '2026-11-20T10:00:00Z'],
])('BKG-126 BKG-128 asked %s for %s with %s hours: expires %s, reminder %s', (since, start, hours, end, half) => {
  const request = asked(since, start, hours);
  expect(expiresAt(request).toString()).toBe(end);
  expect(remindAwaitedAt(request).toString()).toBe(half);
});

test('BKG-126 a request has expired from its last instant on; 48 hours are given where nobody says otherwise', () => {
  const request = asked('2026-11-10T10:00:00Z', '2026-11-30T10:00:00Z', DEFAULT_REQUEST_EXPIRY_HOURS);
  expect(hasExpired(request, at('2026-11-12T09:59:59Z'))).toBe(false);
  expect(hasExpired(request, at('2026-11-12T10:00:00Z'))).toBe(true);
});

test('BKG-128 the awaited side is reminded from half time until the request expires', () => {
  const request = asked('2026-11-10T10:00:00Z', '2026-11-30T10:00:00Z', 48);
  expect(awaitedReminderIsDue(request, at('2026-11-11T09:59:59Z'))).toBe(false);
  expect(awaitedReminderIsDue(request, at('2026-11-11T10:00:00Z'))).toBe(true);
  expect(awaitedReminderIsDue(request, at('2026-11-12T09:59:59Z'))).toBe(true);
  expect(awaitedReminderIsDue(request, at('2026-11-12T10:00:00Z'))).toBe(false);
});

test('D20 the clock restarts when the other side is asked, not when the same one is asked again', () => {
  const askedAt = at('2026-11-10T10:00:00Z');
  const now = at('2026-11-11T10:00:00Z');
  expect(askedAtAfter({ awaitingRole: 'mentor', askedAt }, 'mentee', now)).toEqual(now);
  expect(askedAtAfter({ awaitingRole: 'mentor', askedAt }, 'mentor', now)).toEqual(askedAt);
  expect(askedAtAfter({ awaitingRole: null, askedAt }, 'mentor', now)).toEqual(now);
});

test('D20 other mentors are offered to a mentee, but not where admins make the pairs', () => {
  expect(offersOtherMentors('mentee', null)).toBe(true);
  expect(offersOtherMentors('mentee', 'mentee_picks')).toBe(true);
  expect(offersOtherMentors('mentee', 'admin_pairs')).toBe(false);
  expect(offersOtherMentors('mentor', null)).toBe(false);
});

test('D10 a pair has at most five pending requests', () => {
  expect(whyNotAnotherRequest(0)).toBeNull();
  expect(whyNotAnotherRequest(4)).toBeNull();
  expect(whyNotAnotherRequest(5)).toBe('bookings.too_many_pending');
  expect(whyNotAnotherRequest(6)).toBe('bookings.too_many_pending');
});

test('B38 the clock concludes a session 14 days after its end', () => {
  expect(autoCompletesAt(bookingWith()).toString()).toBe('2026-12-05T11:00:00Z');
});

test('M07 completing is early until the second of the start', () => {
  expect(completingEarly(bookingWith(), at('2026-11-21T09:59:59Z'))).toBe(true);
  expect(completingEarly(bookingWith(), at('2026-11-21T10:00:00Z'))).toBe(false);
  expect(completingEarly(bookingWith({ status: 'reported' }), at('2026-11-21T09:59:59Z'))).toBe(false);
});

test('B45 what a request may hold', () => {
  expect(requestLimits).toEqual({
    durationMinutes: 60,
    serviceId: 2,
    topicLength: 500,
    leastObjectives: 1,
    mostObjectives: 3,
    objectiveLength: 150,
    linkLength: 2000,
    linkScheme: 'https://',
    mostAttachments: 5,
    attachmentBytes: 20971520,
    attachmentTypes: ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx'],
  });
});
