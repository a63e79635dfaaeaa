import type { Change } from '../../platform/work.ts';
import type { BookingRow } from './queries/views.ts';

/** What open pages of the people concerned show of a booking. */
const shownIn = ['bookings', 'booking', 'dashboard', 'slots'];

/** The part that every event of a booking says. */
export const eventOf = (
  booking: BookingRow,
  people: readonly { userId: number }[],
  byId: number | null,
  { now }: Change,
) => ({
  bookingId: booking.id,
  programId: booking.programId,
  mentorId: booking.mentorId,
  menteeIds: people.map(({ userId }) => userId).filter((id) => id !== booking.mentorId),
  byId,
  startAt: booking.startAt.toString(),
  endAt: booking.endAt.toString(),
  at: now.toString(),
});

export const refreshPages = ({ refresh }: Change, people: readonly { userId: number }[]) =>
  refresh({ people: people.map(({ userId }) => userId), keys: shownIn });

/** BKG-122: the entry of the activity feed. */
export const activityOf = (
  booking: BookingRow,
  people: readonly { userId: number }[],
  action: 'created' | 'confirmed' | 'completed' | 'canceled',
  byId: number | null,
  { now }: Change,
) => ({
  programId: booking.programId,
  action,
  bookingId: booking.id,
  userId: byId,
  mentorId: booking.mentorId,
  menteeIds: people.map(({ userId }) => userId).filter((id) => id !== booking.mentorId),
  createdAt: now,
});
