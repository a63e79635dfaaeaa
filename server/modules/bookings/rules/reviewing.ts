import type { Temporal } from 'temporal-polyfill';
import type { BookingRole, StoredStatus } from '../../../../contract/bookings/index.ts';
import type { BookingFacts } from './facts.ts';
import { HOURS_A_DAY, isBefore } from './instants.ts';

/** For how long after completion an absence may be reported (C2), and reviews of a group session are awaited (B47). */
const CONCLUDING_DAYS = 14;

export const concludingEnds = (completedAt: Temporal.Instant) =>
  completedAt.add({ hours: CONCLUDING_DAYS * HOURS_A_DAY });

/** For sessions completed by this instant, that time is over now. */
export const concludingBegan = (now: Temporal.Instant) => now.subtract({ hours: CONCLUDING_DAYS * HOURS_A_DAY });

/** M08: a review stays sealed for this many days at most. */
const SEALED_DAYS = 7;

/** M08: until when a review stays sealed. The second of the two reviews opens both; a group's are open immediately. */
export const unsealsAt = (session: { kind: BookingFacts['kind']; othersIn: boolean }, submittedAt: Temporal.Instant) =>
  session.kind === 'group' || session.othersIn ? submittedAt : submittedAt.add({ hours: SEALED_DAYS * HOURS_A_DAY });

/** BKG-106, M08: whether the viewer can read a review: their own, or one that is open. */
export const hasReviewsToRead = (
  { kind }: Pick<BookingFacts, 'kind'>,
  participants: readonly { userId: number; ratedAt: Temporal.Instant | null }[],
  viewerId: number,
  now: Temporal.Instant,
) =>
  participants.some(
    ({ userId, ratedAt }) =>
      ratedAt !== null && (userId === viewerId || !isBefore(now, unsealsAt({ kind, othersIn: false }, ratedAt))),
  );

type Completion = Pick<BookingFacts, 'kind' | 'completedAt'>;

/** B47: after 14 days a group's missing reviews are no longer awaited. */
export const groupReviewsAreOver = ({ kind, completedAt }: Completion, now: Temporal.Instant) =>
  kind === 'group' && completedAt !== null && !isBefore(now, concludingEnds(completedAt));

/** Whether anyone is still asked for a review: never after an automatic completion (D07) or without an answer (M43). */
export const asksForReviews = (
  booking: Completion & Pick<BookingFacts, 'status' | 'autoCompleted' | 'confirmation'>,
  now: Temporal.Instant,
) =>
  booking.confirmation === 'confirmed' &&
  (booking.status === 'completed' || booking.status === 'partially_rated') &&
  !booking.autoCompleted &&
  !groupReviewsAreOver(booking, now);

/** A04: whether this participant still owes a review. */
export const owesReview = (
  booking: Completion & Pick<BookingFacts, 'status' | 'autoCompleted' | 'confirmation' | 'hasRated'>,
  now: Temporal.Instant,
) => asksForReviews(booking, now) && !booking.hasRated;

/**
 * B48: in a group with several mentors, a mentee who has reviewed one may review the others too while the session
 * accepts reviews (B47), even after everyone has given one.
 */
export const mayReviewAnother = (
  booking: Completion & Pick<BookingFacts, 'status' | 'hasRated'>,
  role: BookingRole | null,
  now: Temporal.Instant,
) =>
  booking.kind === 'group' &&
  role === 'mentee' &&
  booking.hasRated &&
  (booking.status === 'partially_rated' || booking.status === 'fully_rated') &&
  !groupReviewsAreOver(booking, now);

/** The concluded status for this number of submitted reviews. */
export const statusByReviews = (given: number, participants: number): StoredStatus => {
  if (given === 0) return 'completed';
  return given < participants ? 'partially_rated' : 'fully_rated';
};
