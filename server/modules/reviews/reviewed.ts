import { found } from '../../platform/refusal.ts';
import { fullName } from '../accounts/index.ts';
import type { BookingSide } from '../../../contract/bookings/index.ts';

interface SessionOfReviewer {
  booking: { bookingType: 'one_on_one' | 'group' };
  role: BookingSide;
  people: readonly { userId: number; userType: BookingSide }[];
}

/** The person reviewed at this address: somebody of the other side. No ratee: a group's mentor reviews the group as a whole. */
export const reviewedIn = <P extends SessionOfReviewer['people'][number]>(
  { booking, role, people }: Omit<SessionOfReviewer, 'people'> & { people: readonly P[] },
  participantId: number,
) => {
  const person = found(
    people.find(({ userId, userType }) => userId === participantId && userType !== role),
    'bookings.not_found',
  );
  return { person, rateeId: booking.bookingType === 'group' && role === 'mentor' ? null : participantId };
};

/** B48: the mentors of a group, still in it, of whom one of its mentees has said nothing yet. */
export const leftToReview = <P extends SessionOfReviewer['people'][number] & { hiddenAt: unknown; deletedAt: unknown }>(
  { booking, role, people }: Omit<SessionOfReviewer, 'people'> & { people: readonly P[] },
  reviewed: readonly (number | null)[],
) =>
  booking.bookingType === 'group' && role === 'mentee'
    ? people.filter(
        ({ userId, userType, hiddenAt, deletedAt }) =>
          userType === 'mentor' && hiddenAt === null && deletedAt === null && !reviewed.includes(userId),
      )
    : [];

export const toReview = (row: Parameters<typeof fullName>[0] & { userId: number }) => ({
  id: row.userId,
  full_name: fullName(row),
});
