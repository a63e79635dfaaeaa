import {
  feedbackForm,
  giveFeedback,
  mentorshipRatings,
  ratedSessions,
  bookingReviews,
  ownReviews,
} from '../../../contract/reviews/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { giveReview } from './give-review.ts';
import { showForm } from './show-form.ts';
import { showOwn } from './show-own.ts';
import { showRatedSessions, showRatings } from './show-ratings.ts';
import { reviewSetsOf, sessionToRead } from './show-sets.ts';

export const reviewRoutes = (app: App<Actor>) => {
  handle(app, bookingReviews, signedIn, async (work, { query }) => {
    return reviewSetsOf(work, await sessionToRead(work, query.booking_id));
  });

  handle(app, feedbackForm, signedIn, (work, { params }) => showForm(work, params));

  handle(app, giveFeedback, signedIn, async (work, { params, body }) => {
    await giveReview(work, params.bookingId, params.participantId, body);
    return { message: 'Feedback was successfully submitted' };
  });

  handle(app, mentorshipRatings, signedIn, (work, { query }) => showRatings(work, query));
  handle(app, ratedSessions, signedIn, (work, { query }) => showRatedSessions(work, query));

  handle(app, ownReviews, signedIn, (work, { query }) => showOwn(work, query.program_id ?? null));
};
