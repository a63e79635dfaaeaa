import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { BookingView } from '../bookings/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { type Participant, presentSets } from './present.ts';
import { reviewsOfBooking } from './queries.ts';

const participantOf = (row: BookingView['participants'][number]): Participant => ({
  userId: row.userId,
  fullName: row.deletedAt === null ? `${row.firstname} ${row.lastname}`.trim() : 'Deleted User',
  photo: row.deletedAt === null ? photoUrl(row.photo) : null,
});

/** The reviews of one session by who gave them, sealed where this viewer may not read them yet (REV-04, M08). */
export const reviewSetsOf = async (
  { tx, actor, now }: { tx: Tx; actor: Actor; now: Temporal.Instant },
  { booking, participants }: BookingView,
) => {
  const views = await reviewsOfBooking(tx, booking.id);
  const everybody = participants.map(participantOf);
  const viewer = { id: actor.id, isAdmin: !participants.some(({ userId }) => userId === actor.id) };
  const setsOf = (side: 'mentee' | 'mentor') =>
    participants
      .filter(({ userType }) => userType === side)
      .flatMap((row) => presentSets(participantOf(row), views, everybody, viewer, now));
  return { mentee: setsOf('mentee'), mentor: setsOf('mentor') };
};
