import type { BookingCompleted, BookingMissed, BookingReported } from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { hideReviewsOf } from './store.ts';

/** C2: reviews of a reported or missed session are kept, but shown to no member and not counted. */
export const hideReviews = ({ tx }: Change, { bookingId }: BookingReported | BookingMissed) =>
  hideReviewsOf(tx, bookingId, true);

/** C2: a report that ends in 'completed' makes the reviews visible again. */
export const showReviews = ({ tx }: Change, { bookingId }: BookingCompleted) => hideReviewsOf(tx, bookingId, false);
