import { wasHeld } from '../meetings/index.ts';
import type { BookingFacts } from './rules/facts.ts';
import type { BookingCard } from './queries/cards.ts';
import type { BookingRow, BookingView, ParticipantRow } from './queries/views.ts';
import { expiresAt } from './rules/requests.ts';

/** How they meet: as sessions usually do where nobody said. */
export const contactOf = ({ contactMethod }: Pick<BookingRow, 'contactMethod'>) => contactMethod ?? 'video';

/** Where people meet who meet in person, as far as it was said. */
export const meetupPlace = ({ booking }: Pick<BookingView, 'booking'>) =>
  contactOf(booking) === 'in_person' && booking.meetupLocation ? { location: booking.meetupLocation } : {};

/** What the rules want to know of a row, as `viewerId` meets it (null: the clock, or an admin). */
export const factsOf = (
  booking: BookingRow,
  people: readonly Pick<ParticipantRow, 'userId' | 'ratedAt' | 'hiddenAt'>[],
  viewerId: number | null,
  { pointsReturned = false, meetingHeld = false, mayBookAgain = false } = {},
): BookingFacts => {
  const participants = people.filter(({ hiddenAt }) => hiddenAt === null);
  return {
    status: booking.status,
    kind: booking.bookingType,
    contactMethod: contactOf(booking),
    awaitingRole: booking.awaitingRole,
    askedAt: booking.awaitingSince ?? booking.createdAt,
    requestExpiryHours: booking.requestExpiryHours,
    startAt: booking.startAt,
    endAt: booking.endAt,
    completedAt: booking.completedAt,
    autoCompleted: booking.autoCompleted,
    participants: participants.length,
    reviewsGiven: participants.filter(({ ratedAt }) => ratedAt !== null).length,
    hasRated: participants.some(({ userId, ratedAt }) => userId === viewerId && ratedAt !== null),
    meetingHeld,
    pointsCharged: booking.creditsCharged,
    pointsReturned,
    mayBookAgain,
  };
};

export const factsOfView = (
  { booking, participants, pointsReturned, sittings, mayBookAgain = [] }: BookingView & Partial<BookingCard>,
  viewerId: number | null,
) =>
  factsOf(booking, participants, viewerId, {
    pointsReturned,
    meetingHeld: wasHeld(sittings),
    mayBookAgain: mayBookAgain.some((mentorId) => mentorId === viewerId),
  });

/** Until when the awaited side of a pending request can answer it (M04). */
export const answerBy = (view: BookingView) => expiresAt(factsOfView(view, null));
