import type { BookingSide } from '../../contract/booking-states.ts';
import type { Actor } from './actor.ts';

/** Which bookings exist for this viewer: queries turn it into a WHERE, everything else is a 404. */
export type BookingScope = 'all' | { participantId: number };

/** Participants see theirs, a platform admin all (permissions table: Booking, read). */
export const bookingScope = (actor: Actor): BookingScope =>
  actor.isPlatformAdmin ? 'all' : { participantId: actor.id };

/** Only those who take part: notes, the brief, files. */
export const ownBookings = (actor: Actor): BookingScope => ({ participantId: actor.id });

interface Participant {
  userId: number;
  userType: BookingSide;
}

/** In what capacity the actor meets a booking; null for a stranger. Who takes part acts as that, whatever else they are. */
export const roleIn = (actor: Actor, participants: readonly Participant[]): BookingSide | 'admin' | null =>
  participants.find(({ userId }) => userId === actor.id)?.userType ?? (actor.isPlatformAdmin ? 'admin' : null);
