import { useQuery } from '@tanstack/react-query';
import { bookingReviews } from '../../../contract/reviews/endpoints.ts';
import { call } from '../../lib/call.ts';

/** REV-04 */
export const useBookingReviews = (bookingId: number) =>
  useQuery({
    queryKey: ['booking', bookingId, 'reviews'],
    queryFn: () => call(bookingReviews, { query: { booking_id: bookingId } }),
  });
