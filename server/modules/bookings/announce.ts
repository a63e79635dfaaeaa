import type { BookingSide } from '../../../contract/bookings/index.ts';
import type { Change } from '../../platform/work.ts';
import type { BookingRow } from './queries/views.ts';

/** The kinds of data that open pages of the people concerned have to reload. */
const shownIn = ['bookings', 'booking', 'dashboard', 'slots'] as const;

export interface Participant {
  userId: number;
  userType: BookingSide;
}

const idsOf = (people: readonly Participant[], side: BookingSide) =>
  people.filter(({ userType }) => userType === side).map(({ userId }) => userId);

/** The fields that all events of a booking share. */
export const eventOf = (booking: BookingRow, people: readonly Participant[], byId: number | null, { now }: Change) => ({
  bookingId: booking.id,
  programId: booking.programId,
  mentorId: booking.mentorId,
  mentorIds: idsOf(people, 'mentor'),
  menteeIds: idsOf(people, 'mentee'),
  byId,
  startAt: booking.startAt.toString(),
  endAt: booking.endAt.toString(),
  at: now.toString(),
});

export const refreshPages = ({ refresh }: Change, people: readonly { userId: number }[]) =>
  refresh({ people: people.map(({ userId }) => userId), keys: shownIn });

export type ActivityAction = 'created' | 'confirmed' | 'completed' | 'canceled' | 'reviewed';

/** BKG-122: the entry in the activity feed. */
export const activityOf = (
  booking: BookingRow,
  people: readonly Participant[],
  action: ActivityAction,
  byId: number | null,
  { now }: Change,
) => ({
  programId: booking.programId,
  action,
  bookingId: booking.id,
  userId: byId,
  mentorId: booking.mentorId,
  menteeIds: idsOf(people, 'mentee'),
  createdAt: now,
});
