import type { Temporal } from 'temporal-polyfill';
import {
  AdminAct,
  type BookingAct,
  type BookingKind,
  type BookingRole,
  type BookingSide,
  type StoredStatus,
} from '../../../../contract/bookings/index.ts';
import type { BookingRuleCode } from './codes.ts';
import { firstBroken } from './conditions.ts';
import type { BookingFacts } from './facts.ts';
import { statusByReviews } from './reviewing.ts';
import { type Transition, transitions } from './transitions.ts';

/** The state of a booking after an act. */
export interface NextState {
  status: StoredStatus;
  /** Set when the status is pending, or when another time is suggested (M26). */
  awaitingRole: BookingSide | null;
}

const rowOf = (act: BookingAct, from: StoredStatus | null, kind: BookingKind, role: BookingRole) =>
  transitions.find(
    (row) =>
      row.act === act &&
      (from === null ? row.from === null : row.from?.includes(from)) &&
      (row.kind === undefined || row.kind === kind) &&
      row.who.includes(role),
  );

/**
 * Null when this role may do this to this booking now, otherwise the reason, which the guard, the reply and the button
 * all use. `role` is null for people who have no part in the booking.
 */
export const whyNot = (
  act: BookingAct,
  booking: BookingFacts,
  role: BookingRole | null,
  now: Temporal.Instant,
): BookingRuleCode | null => {
  const row = role === null ? undefined : rowOf(act, booking.status, booking.kind, role);
  if (row === undefined || role === null) return 'bookings.not_allowed_now';
  return firstBroken(row.when ?? [], booking, role, now);
};

const landing = (row: Transition, booking: BookingFacts): StoredStatus => {
  if (row.to === 'by_reviews') return statusByReviews(booking.reviewsGiven, booking.participants);
  if (row.to === 'by_reviews_and_this') return statusByReviews(booking.reviewsGiven + 1, booking.participants);
  return row.to;
};

/** The state the act leads to. Check `whyNot` first: calling this for an act that is refused is a bug in the caller. */
export const nextStatus = (
  act: BookingAct,
  booking: BookingFacts,
  role: BookingRole,
  now: Temporal.Instant,
): NextState => {
  const row = rowOf(act, booking.status, booking.kind, role);
  if (row === undefined || whyNot(act, booking, role, now) !== null)
    throw new Error(`${role} may not ${act} a ${booking.status} booking`);
  const awaits = row.awaits ?? null;
  return { status: landing(row, booking), awaitingRole: awaits === 'unchanged' ? booking.awaitingRole : awaits };
};

/** The state in which an act makes a booking (BKG-43, B30), or null when this role may not make one that way. */
export const firstStatus = (act: BookingAct, kind: BookingKind, role: BookingRole): NextState | null => {
  const row = rowOf(act, null, kind, role);
  if (row === undefined || row.to === 'by_reviews' || row.to === 'by_reviews_and_this') return null;
  return { status: row.to, awaitingRole: row.awaits === 'unchanged' ? null : (row.awaits ?? null) };
};

/** ADB-25: `allowed_actions` of an admin's row. */
export const allowedActions = (booking: BookingFacts, now: Temporal.Instant): AdminAct[] =>
  AdminAct.options.filter((act) => whyNot(act, booking, 'admin', now) === null);
