import {
  feedbackForm,
  giveFeedback,
  mentorshipRatings,
  ratedSessions,
  bookingReviews,
  ownReviews,
  changeReviewSettings,
  reviewSettings,
} from '../../../contract/reviews/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { adminOf } from '../programmes/index.ts';
import { giveReview } from './give-review.ts';
import { bookingView, readerOfBooking } from '../bookings/index.ts';
import { changeSettings, showSettings } from './on-platform.ts';
import { adminOfRated, reviewerOf } from './permissions.ts';
import { showForm } from './show-form.ts';
import { showOwn } from './show-own.ts';
import { showRatedSessions, showRatings } from './show-ratings.ts';
import { reviewSetsOf } from './show-sets.ts';

export const reviewRoutes = (app: App<Actor>) => {
  handle(
    app,
    bookingReviews,
    readerOfBooking(bookingView, ({ query }) => query.booking_id),
    (work, _input, session) => reviewSetsOf(work, session),
  );

  handle(
    app,
    feedbackForm,
    reviewerOf(({ params }) => params),
    (work, _input, session) => showForm(work, session),
  );

  handle(
    app,
    giveFeedback,
    reviewerOf(({ params }) => params),
    async (work, { body }, session) => {
      await giveReview(work, session, body);
      return { message: 'Feedback was successfully submitted' };
    },
  );

  handle(
    app,
    mentorshipRatings,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => showRatings(tx, programme, query),
  );

  handle(
    app,
    reviewSettings,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => showSettings(work, programme),
  );

  handle(
    app,
    changeReviewSettings,
    adminOf(({ body }) => body.program_id),
    (work, { body }, programme) => changeSettings(work, programme, body.on_platform),
  );

  handle(app, ratedSessions, adminOfRated, ({ tx }, _input, between) => showRatedSessions(tx, between));

  handle(app, ownReviews, signedIn, (work, { query }) => showOwn(work, query.program_id ?? null));
};
