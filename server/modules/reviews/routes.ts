import { bookingReviews } from '../../../contract/reviews.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { bookingScope } from '../../policies/bookings.ts';
import { bookingView, type BookingView } from '../bookings/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { type Participant, presentSets } from './present.ts';
import { reviewsOfBooking } from './queries.ts';

const participantOf = (row: BookingView['participants'][number]): Participant => ({
  userId: row.userId,
  fullName: row.deletedAt === null ? `${row.firstname} ${row.lastname}`.trim() : 'Deleted User',
  photo: row.deletedAt === null ? photoUrl(row.photo) : null,
});

export const reviewRoutes = (app: App<Actor>) => {
  handle(app, bookingReviews, signedIn, async ({ tx, actor, now }, { query }) => {
    const view = found(await bookingView(tx, query.booking_id, bookingScope(actor)), 'bookings.not_found');
    const views = await reviewsOfBooking(tx, query.booking_id);
    const everybody = view.participants.map(participantOf);
    const viewer = { id: actor.id, isAdmin: !view.participants.some(({ userId }) => userId === actor.id) };
    const setsOf = (side: 'mentee' | 'mentor') =>
      view.participants
        .filter(({ userType }) => userType === side)
        .flatMap((row) => presentSets(participantOf(row), views, everybody, viewer, now));
    return { mentee: setsOf('mentee'), mentor: setsOf('mentor') };
  });
};
