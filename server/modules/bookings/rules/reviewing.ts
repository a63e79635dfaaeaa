import type { Temporal } from 'temporal-polyfill';
import type { StoredStatus } from '../../../../contract/booking-states.ts';
import type { BookingFacts } from './facts.ts';
import { HOURS_A_DAY, isBefore } from './instants.ts';

/** How long after completion an absence may be reported (C2), and reviews of a group session are awaited (B47). */
const CONCLUDING_DAYS = 14;

export const concludingEnds = (completedAt: Temporal.Instant) =>
  completedAt.add({ hours: CONCLUDING_DAYS * HOURS_A_DAY });

type Completion = Pick<BookingFacts, 'kind' | 'completedAt'>;

/** B47: what a group has not said after 14 days is no longer awaited. */
export const groupReviewsAreOver = ({ kind, completedAt }: Completion, now: Temporal.Instant) =>
  kind === 'group' && completedAt !== null && !isBefore(now, concludingEnds(completedAt));

/** Whether anybody is still asked for a review: never after an automatic completion (D07). */
export const asksForReviews = (
  booking: Completion & Pick<BookingFacts, 'status' | 'autoCompleted'>,
  now: Temporal.Instant,
) =>
  (booking.status === 'completed' || booking.status === 'partially_rated') &&
  !booking.autoCompleted &&
  !groupReviewsAreOver(booking, now);

/** A04: this participant still owes a review. */
export const owesReview = (
  booking: Completion & Pick<BookingFacts, 'status' | 'autoCompleted' | 'hasRated'>,
  now: Temporal.Instant,
) => asksForReviews(booking, now) && !booking.hasRated;

/** The concluded status that the number of submitted reviews makes. */
export const statusByReviews = (given: number, participants: number): StoredStatus => {
  if (given === 0) return 'completed';
  return given < participants ? 'partially_rated' : 'fully_rated';
};
