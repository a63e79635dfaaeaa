import { z } from 'zod';
import { Booking } from '../../bookings/schemas/booking.ts';
import { shape } from '../../endpoint.ts';
import { bookingReviews, ReviewSet } from '../../reviews/schemas/shown.ts';
import { IdInPath, TimeZone } from '../../schemas/types.ts';

/** One booking with everything known about it, including its reviews (BKG-117). */
export const BookingDetail = Booking.extend({
  booking_reviews: bookingReviews.response,
  /** The viewer's review and the other side's; null for someone who only administers the booking. */
  reviews: z.object({ user_review: ReviewSet.nullable(), other_review: ReviewSet.nullable() }),
});

export type BookingDetail = z.infer<typeof BookingDetail>;

export const bookingDetail = shape({
  summary: 'One booking, with the paths of what can be done to it (BKG-113, BKG-114)',
  page: true,
  params: z.object({ id: IdInPath }),
  query: z.object({ timezone: TimeZone.optional() }),
  response: BookingDetail,
  refusals: ['accounts.not_signed_in', 'bookings.not_found'],
});
