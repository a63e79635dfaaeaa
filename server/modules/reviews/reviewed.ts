import { found } from '../../platform/refusal.ts';
import type { BookingSide } from '../../../contract/booking-states.ts';

interface Session {
  booking: { bookingType: 'one_on_one' | 'group' };
  role: BookingSide;
  people: readonly { userId: number; userType: BookingSide }[];
}

/** Who is reviewed at this address: somebody of the other side. Null: a group's mentor reviews the group as a whole. */
export const reviewedIn = ({ booking, role, people }: Session, participantId: number) => {
  const person = people.find(({ userId, userType }) => userId === participantId && userType !== role);
  found(person, 'bookings.not_found');
  return booking.bookingType === 'group' && role === 'mentor' ? null : participantId;
};
