import type { BookingDetail, bookingDetail } from '../../../contract/screens/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { Settings } from '../../platform/config.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { type bookingCard, linksOf, showBooking, viewerOf } from '../bookings/index.ts';
import { chatLinks } from '../chat/index.ts';
import { reviewSetsOf } from '../reviews/index.ts';

/** BKG-117: the booking as the lists show it, and what its people said about each other. */
export const presentBookingPage =
  (settings: Settings) =>
  async (
    work: Work<Actor>,
    { query }: EndpointInput<typeof bookingDetail>,
    view: NonNullable<Awaited<ReturnType<typeof bookingCard>>>,
  ): Promise<BookingDetail> => {
    const { actor } = work;
    const links = { ...linksOf(settings, { chatLinks }), zone: query.timezone };
    const { booking } = showBooking(view, await viewerOf(work, [view], links));
    const sets = await reviewSetsOf(work, view);
    const isParticipant = view.participants.some(({ userId }) => userId === actor.id);
    const other = booking.participant.user.id;
    const givenBy = (userId: number) => {
      const theirs = isParticipant ? [...sets.mentee, ...sets.mentor].filter(({ user }) => user.id === userId) : [];
      // B48: a mentee may have reviewed several mentors of a group; this picks the review of the one shown.
      return theirs.find(({ about }) => about?.id === other) ?? theirs[0] ?? null;
    };
    return {
      ...booking,
      booking_reviews: sets,
      reviews: { user_review: givenBy(actor.id), other_review: givenBy(other) },
    };
  };
