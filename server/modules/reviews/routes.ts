import { bookingReviews, ownReviews } from '../../../contract/reviews.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { bookingScope } from '../../policies/bookings.ts';
import { bookingView } from '../bookings/index.ts';
import { showOwn } from './show-own.ts';
import { reviewSetsOf } from './show-sets.ts';

export const reviewRoutes = (app: App<Actor>) => {
  handle(app, bookingReviews, signedIn, async (work, { query }) => {
    const view = found(await bookingView(work.tx, query.booking_id, bookingScope(work.actor)), 'bookings.not_found');
    return reviewSetsOf(work, view);
  });

  handle(app, ownReviews, signedIn, (work, { query }) => showOwn(work, query.program_id ?? null));
};
