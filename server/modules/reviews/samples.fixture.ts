import { bookingReviews, ownReviews } from '../../../contract/reviews.ts';
import { everyMember, type Sample, sample } from '../../samples.fixture.ts';
import { requested } from '../bookings/bookings.fixture.ts';

export const reviewSamples: Sample[] = [
  // Everybody's own; of a stranger's programme one has none.
  sample({ endpoint: ownReviews, as: 'mentee', call: async () => ({ query: {} }), answers: everyMember(200) }),
  sample({
    endpoint: bookingReviews,
    as: 'mentee',
    call: async (world) => ({ query: { booking_id: (await requested(world)).id } }),
    answers: everyMember(404, { mentee: 200, mentor: 200, platform_admin: 200 }),
  }),
];
