import type { Call } from '../endpoint.ts';
import type * as shown from './schemas/shown.ts';
import type * as giving from './schemas/giving.ts';
import type * as ratings from './schemas/ratings.ts';
import type * as settings from './schemas/settings.ts';

export const bookingReviews: Call<typeof shown.bookingReviews> = {
  method: 'GET',
  path: '/mentorship_ratings/booking_reviews',
};

export const ownReviews: Call<typeof shown.ownReviews> = { method: 'GET', path: '/api/v2/my/reviews' };

export const feedbackForm: Call<typeof giving.feedbackForm> = {
  method: 'GET',
  path: '/bookings/{bookingId}/participants/{participantId}/feedback',
};

export const giveFeedback: Call<typeof giving.giveFeedback> = {
  method: 'POST',
  path: '/bookings/{bookingId}/participants/{participantId}/feedback',
};

export const mentorshipRatings: Call<typeof ratings.mentorshipRatings> = {
  method: 'GET',
  path: '/mentorship_ratings/main',
};

export const ratedSessions: Call<typeof ratings.ratedSessions> = {
  method: 'GET',
  path: '/mentorship_ratings/booking_list',
};

export const reviewSettings: Call<typeof settings.reviewSettings> = { method: 'GET', path: '/api/v2/review_settings' };

export const changeReviewSettings: Call<typeof settings.changeReviewSettings> = {
  method: 'PUT',
  path: '/api/v2/review_settings',
};
