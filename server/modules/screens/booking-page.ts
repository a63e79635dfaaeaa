import type { BookingDetail, bookingDetail } from '../../../contract/screens/index.ts';
import type { Given } from '../../../contract/endpoint.ts';
import type { Settings } from '../../platform/config.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { bookingScope } from '../../policies/bookings.ts';
import { bookingCard, showBooking } from '../bookings/index.ts';
import { reviewSetsOf } from '../reviews/index.ts';

/** BKG-117: the booking as the lists show it, and what its people said of each other. */
export const presentBookingPage =
  ({ SECRET_KEY: secret, MEETING_PROVIDER_URL: meetingProvider }: Settings) =>
  async (work: Work<Actor>, { params, query }: Given<typeof bookingDetail>): Promise<BookingDetail> => {
    const { tx, actor, now } = work;
    const view = found(await bookingCard(tx, params.id, bookingScope(actor)), 'bookings.not_found');
    const { booking } = showBooking(view, {
      actor,
      now,
      zone: query.timezone ?? actor.timezone,
      secret,
      meetingProvider,
    });
    const sets = await reviewSetsOf(work, view);
    const isParticipant = view.participants.some(({ userId }) => userId === actor.id);
    const other = booking.participant.user.id;
    const givenBy = (userId: number) => {
      const theirs = isParticipant ? [...sets.mentee, ...sets.mentor].filter(({ user }) => user.id === userId) : [];
      // B48: of a group's mentors one may have reviewed several; here stands what was said of the one that is shown.
      return theirs.find(({ about }) => about?.id === other) ?? theirs[0] ?? null;
    };
    return {
      ...booking,
      booking_reviews: sets,
      reviews: { user_review: givenBy(actor.id), other_review: givenBy(other) },
    };
  };
