import { expect, test } from 'vitest';
import { at, bookingWith, endAt, startAt } from './facts.fixture.ts';
import { infoBlurb, phaseAt, whyNotJoin } from './phases.ts';

// The session lasts from 10:00 to 11:00.
test.each([
  ['2026-11-20T10:00:00Z', 'before'],
  ['2026-11-21T09:54:59Z', 'before'],
  ['2026-11-21T09:54:59.999Z', 'before'],
  ['2026-11-21T09:55:00Z', 'canJoin'],
  ['2026-11-21T10:00:00Z', 'canJoin'],
  ['2026-11-21T11:00:00Z', 'canJoin'],
  ['2026-11-21T11:05:00Z', 'canJoin'],
  ['2026-11-21T11:05:00.001Z', 'after'],
  ['2026-11-21T11:05:01Z', 'after'],
  ['2026-12-21T11:05:00Z', 'after'],
] as const)('BKG-111 at %s the phase is %s', (now, phase) => {
  expect(phaseAt({ startAt, endAt }, at(now))).toBe(phase);
});

const early = at('2026-11-21T09:54:59Z');
const open = at('2026-11-21T09:55:00Z');
const close = at('2026-11-21T11:05:00Z');
const late = at('2026-11-21T11:05:01Z');

test('BKG-111 a confirmed session is joined from 5 minutes before the start to 5 minutes after the end', () => {
  const upcoming = bookingWith();
  expect(whyNotJoin(upcoming, early)).toBe('bookings.join_too_early');
  expect(whyNotJoin(upcoming, open)).toBeNull();
  expect(whyNotJoin(upcoming, close)).toBeNull();
  expect(whyNotJoin(upcoming, late)).toBe('bookings.join_too_late');
});

test('A16 only a confirmed session can be joined', () => {
  for (const status of ['pending', 'completed', 'cancelled', 'system_cancelled', 'reported', 'missed'] as const)
    expect(whyNotJoin(bookingWith({ status }), open)).toBe('bookings.not_allowed_now');
});

test('BKG-110 what is no video call has no room to join at any time, and its info line promises no link', () => {
  for (const contactMethod of ['phone', 'in_person'] as const) {
    for (const now of [early, open, close, late])
      expect(whyNotJoin(bookingWith({ contactMethod }), now)).toBe('bookings.no_video_call');
    expect(whyNotJoin(bookingWith({ contactMethod, status: 'pending' }), open)).toBe('bookings.not_allowed_now');
    const said = (['before', 'canJoin', 'after'] as const).map(
      (phase) => infoBlurb('upcoming', phase, contactMethod, null)?.text ?? null,
    );
    expect(said).toEqual([null, 'Your session is in progress.', null]);
    expect(infoBlurb('pending', 'before', contactMethod, null)?.key).toBe('bookings.info.pending');
  }
});

const textOf = (...[status, phase]: [Parameters<typeof infoBlurb>[0], Parameters<typeof infoBlurb>[1]]) =>
  infoBlurb(status, phase, 'video', null)?.text;

test('BKG-108 before the session the info line says when the link comes', () => {
  expect(textOf('upcoming', 'before')).toBe('The meeting link will be available 5 minutes before the session starts.');
});

test('BKG-109 after the session the info line says that the link is gone', () => {
  expect(textOf('upcoming', 'after')).toBe('The meeting link is no longer available once the session ends.');
});

test('B51 the other info lines, in every phase', () => {
  expect(textOf('upcoming', 'canJoin')).toBe('Your session is in progress.');
  for (const phase of ['before', 'canJoin', 'after'] as const) {
    expect(textOf('pending', phase)).toBe('Waiting for the other participant to accept this session.');
    expect(textOf('pending_accept', phase)).toBe('Please accept or reschedule this request.');
    expect(textOf('reported', phase)).toBe('Session under review');
    expect(textOf('investigating', phase)).toBe('Session under review');
    for (const quiet of [
      'completed',
      'pending_rating',
      'partially_rated',
      'fully_rated',
      'missed',
      'refunded',
    ] as const)
      expect(infoBlurb(quiet, phase, 'video', 'ill')).toBeNull();
  }
});

test('B51 a cancelled session gives its reason, no other does', () => {
  const cancelled = { key: 'bookings.info.cancelled', text: 'This session was cancelled.' };
  expect(infoBlurb('cancelled', 'before', 'video', 'I am ill')).toEqual({ ...cancelled, reason: 'I am ill' });
  expect(infoBlurb('system_cancelled', 'after', 'video', null)).toEqual({ ...cancelled, reason: null });
  expect(infoBlurb('pending', 'before', 'video', 'I am ill')?.reason).toBeNull();
});
