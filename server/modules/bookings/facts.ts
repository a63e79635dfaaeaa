import { wasHeld } from '../meetings/index.ts';
import type { BookingFacts, CardFacts } from './rules/facts.ts';
import type { BookingCard } from './queries/cards.ts';
import type { BookingRow, BookingView, ParticipantRow } from './queries/views.ts';
import { answerableUntil } from './rules/requests.ts';

/** How they meet; the usual way when nobody said. */
export const contactOf = ({ contactMethod }: Pick<BookingRow, 'contactMethod'>) => contactMethod ?? 'video';

/** The agreed place of a meeting in person, if anyone named it. */
export const meetupPlace = ({ booking }: Pick<BookingView, 'booking'>) =>
  contactOf(booking) === 'in_person' && booking.meetupLocation ? { location: booking.meetupLocation } : {};

/** M26: the time that a member suggests for a confirmed session; null when nobody does. */
export const proposedOf = ({ proposedStartAt, proposedEndAt }: BookingRow) =>
  proposedStartAt && proposedEndAt ? { startAt: proposedStartAt, endAt: proposedEndAt } : null;

/**
 * M27: where they meet, in words: the place or the phone number; nothing for a video call, or when nobody said. Every
 * participant may see both, as on the session's page.
 */
export const meetingPoint = ({ booking }: Pick<BookingView, 'booking'>) =>
  ({ video: null, phone: booking.contactInfo, in_person: booking.meetupLocation })[contactOf(booking)];

/** What decides how long a request, or a suggested time, can be answered. */
export const requestOf = (booking: BookingRow) => ({
  askedAt: booking.awaitingSince ?? booking.createdAt,
  requestExpiryHours: booking.requestExpiryHours,
  startAt: booking.startAt,
  endAt: booking.endAt,
  proposed: proposedOf(booking),
});

/** What neither the booking's row nor its people say; callers of a rule look it up first. */
interface LookedUp {
  pointsReturned: boolean;
  meetingHeld: boolean;
}

/** What the rules need to know of a row, as seen by `viewerId` (null for the clock or an admin). */
export const factsOf = (
  booking: BookingRow,
  people: readonly Pick<ParticipantRow, 'userId' | 'ratedAt' | 'hiddenAt'>[],
  viewerId: number | null,
  { pointsReturned, meetingHeld }: LookedUp,
): BookingFacts => {
  const participants = people.filter(({ hiddenAt }) => hiddenAt === null);
  return {
    ...requestOf(booking),
    status: booking.status,
    kind: booking.bookingType,
    contactMethod: contactOf(booking),
    awaitingRole: booking.awaitingRole,
    completedAt: booking.completedAt,
    autoCompleted: booking.autoCompleted,
    confirmation: booking.confirmation,
    confirmingRole: booking.confirmingRole,
    createdAt: booking.createdAt,
    isLogger: booking.isOffline && booking.createdBy === viewerId,
    participants: participants.length,
    reviewsGiven: participants.filter(({ ratedAt }) => ratedAt !== null).length,
    hasRated: participants.some(({ userId, ratedAt }) => userId === viewerId && ratedAt !== null),
    meetingHeld,
    pointsCharged: booking.creditsCharged,
    pointsReturned,
  };
};

export const factsOfView = (
  { booking, participants, pointsReturned, sittings }: BookingView,
  viewerId: number | null,
): BookingFacts => factsOf(booking, participants, viewerId, { pointsReturned, meetingHeld: wasHeld(sittings) });

export const factsOfCard = (card: BookingCard, viewerId: number): CardFacts => ({
  ...factsOfView(card, viewerId),
  mayBookAgain: card.mayBookAgain.includes(viewerId),
});

/** The time by which the awaited side has to answer a request (M04) or a suggested time (M26). */
export const answerBy = ({ booking }: BookingView) => answerableUntil(requestOf(booking));
