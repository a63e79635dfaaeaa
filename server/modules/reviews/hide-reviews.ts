import type { BookingCompleted, BookingMissed, BookingReported } from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { hideReviewsOf } from './store.ts';

/** C2: what was said of a session that is reported or missed is kept, but shown to no member and counted nowhere. */
export const hideReviews = ({ tx }: Change, { bookingId }: BookingReported | BookingMissed) =>
  hideReviewsOf(tx, bookingId, true);

/** C2: a report that ends in 'completed' lets the reviews stand again. */
export const showReviews = ({ tx }: Change, { bookingId }: BookingCompleted) => hideReviewsOf(tx, bookingId, false);
