import type { Temporal } from 'temporal-polyfill';
import type { BookingRole } from '../../../../contract/bookings/index.ts';
import type { BookingRuleCode } from './codes.ts';
import { answerUntil } from './confirming.ts';
import type { BookingFacts } from './facts.ts';
import { isBefore } from './instants.ts';
import { phaseAt } from './phases.ts';
import { isRefundable } from './points.ts';
import { autoCompletesAt, hasExpired, hasOpenMove } from './requests.ts';
import { concludingEnds, groupReviewsAreOver, owesReview } from './reviewing.ts';

interface Condition {
  holds: (booking: BookingFacts, role: BookingRole, now: Temporal.Instant) => boolean;
  /** The code of the refusal when the condition is not met. */
  code: BookingRuleCode;
}

/**
 * The conditions that rows of the state table name. Where the documents have no words for a refusal, it is C2's general
 * one.
 */
export const conditions = {
  /** The actor is on the side that must answer (BKG-69). */
  awaited: { holds: ({ awaitingRole }, role) => awaitingRole === role, code: 'bookings.not_awaited' },
  /** The request has not expired. Checked here because the clock may not have run yet (M04). */
  request_open: { holds: (booking, _role, now) => !hasExpired(booking, now), code: 'bookings.request_expired' },
  request_over: { holds: (booking, _role, now) => hasExpired(booking, now), code: 'bookings.not_allowed_now' },
  /** M26: another time is suggested, and can still be answered; the clock may not have run yet. */
  move_open: { holds: (booking, _role, now) => hasOpenMove(booking, now), code: 'bookings.no_move' },
  move_over: {
    holds: (booking, _role, now) => booking.proposed !== null && !hasOpenMove(booking, now),
    code: 'bookings.not_allowed_now',
  },
  own_move: { holds: ({ awaitingRole }, role) => awaitingRole !== role, code: 'bookings.not_your_move' },
  /** M26: while another time is suggested, nobody concludes the session for its people. */
  no_move: { holds: ({ proposed }) => proposed === null, code: 'bookings.not_allowed_now' },
  /** At its own time, or at another one that is suggested (M26). */
  still_to_come: {
    holds: ({ startAt, proposed }, _role, now) => isBefore(now, startAt) || proposed !== null,
    code: 'bookings.not_allowed_now',
  },
  from_start: { holds: ({ startAt }, _role, now) => !isBefore(now, startAt), code: 'bookings.not_allowed_now' },
  /** Nobody is absent from a session that was not due yet, even if it was completed early (M07). */
  was_due: { holds: ({ startAt }, _role, now) => !isBefore(now, startAt), code: 'bookings.report_too_early' },
  after_end: { holds: ({ endAt }, _role, now) => isBefore(endAt, now), code: 'bookings.not_allowed_now' },
  before_or_can_join: {
    holds: (booking, _role, now) => phaseAt(booking, now) !== 'after',
    code: 'bookings.not_allowed_now',
  },
  phase_after: { holds: (booking, _role, now) => phaseAt(booking, now) === 'after', code: 'bookings.not_allowed_now' },
  fortnight_after_end: {
    holds: (booking, _role, now) => !isBefore(now, autoCompletesAt(booking)),
    code: 'bookings.not_allowed_now',
  },
  fortnight_from_completion: {
    holds: ({ completedAt }, _role, now) => completedAt !== null && !isBefore(concludingEnds(completedAt), now),
    code: 'bookings.not_allowed_now',
  },
  video_call: { holds: ({ contactMethod }) => contactMethod === 'video', code: 'bookings.not_allowed_now' },
  not_rated: { holds: ({ hasRated }) => !hasRated, code: 'bookings.not_allowed_now' },
  /** M43: nothing can be said of a session that the other side has not confirmed, except whether it took place. */
  confirmed: { holds: ({ confirmation }) => confirmation === 'confirmed', code: 'bookings.not_allowed_now' },
  unanswered: { holds: ({ confirmation }) => confirmation === 'awaited', code: 'bookings.already_answered' },
  asked_to_confirm: {
    holds: ({ confirmingRole }, role) => confirmingRole === role,
    code: 'bookings.not_yours_to_confirm',
  },
  answer_in_time: {
    holds: (booking, _role, now) => isBefore(now, answerUntil(booking)),
    code: 'bookings.answer_too_late',
  },
  review_due: { holds: (booking, _role, now) => owesReview(booking, now), code: 'bookings.no_review_due' },
  group_reviews_over: {
    holds: (booking, _role, now) => groupReviewsAreOver(booking, now),
    code: 'bookings.not_allowed_now',
  },
  /** A session that was held cannot be moved (C3). */
  not_held: { holds: ({ meetingHeld }) => !meetingHeld, code: 'bookings.meeting_held' },
  refundable: { holds: isRefundable, code: 'bookings.not_refundable' },
} as const satisfies Record<string, Condition>;
export type ConditionName = keyof typeof conditions;

/** The code of the first condition that is not met, in the order of the row. */
export const firstBroken = (
  names: readonly ConditionName[],
  booking: BookingFacts,
  role: BookingRole,
  now: Temporal.Instant,
): BookingRuleCode | null => {
  const broken = names.find((name) => !conditions[name].holds(booking, role, now));
  return broken ? conditions[broken].code : null;
};
