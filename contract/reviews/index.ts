import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as shown from './schemas/shown.ts';
import * as giving from './schemas/giving.ts';
import * as ratings from './schemas/ratings.ts';
import * as settings from './schemas/settings.ts';

export * from './schemas/shown.ts';
export * from './values.ts';
export * from './schemas/giving.ts';
export * from './schemas/ratings.ts';

export const bookingReviews = join(calls.bookingReviews, shown.bookingReviews);
export const ownReviews = join(calls.ownReviews, shown.ownReviews);
export const feedbackForm = join(calls.feedbackForm, giving.feedbackForm);
export const giveFeedback = join(calls.giveFeedback, giving.giveFeedback);
export const mentorshipRatings = join(calls.mentorshipRatings, ratings.mentorshipRatings);
export const ratedSessions = join(calls.ratedSessions, ratings.ratedSessions);
export const reviewSettings = join(calls.reviewSettings, settings.reviewSettings);
export const changeReviewSettings = join(calls.changeReviewSettings, settings.changeReviewSettings);
