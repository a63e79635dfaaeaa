import { found } from '../../platform/refusal.ts';
import { fullName } from '../accounts/index.ts';
import type { BookingSide } from '../../../contract/bookings/index.ts';

interface SessionOfReviewer {
  booking: { bookingType: 'one_on_one' | 'group' };
  role: BookingSide;
  people: readonly { userId: number; userType: BookingSide }[];
}

/**
 * The person being reviewed, who must be on the other side. Without a ratee, a group's mentor reviews the group as a
 * whole.
 */
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

/** B48: a group's current mentors whom this mentee has not reviewed yet. */
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
