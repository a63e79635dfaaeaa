import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { countReviewed } from './count-averages.ts';
import { hideReviews, showReviews } from './hide-reviews.ts';
import { ownData } from './own-data.ts';
import { reviewRoutes } from './routes.ts';
import { reviewSchedules } from './schedules.ts';

export const reviews: Plug<Actor> = {
  routes: reviewRoutes,
  within: [
    subscribe('booking.reported', 'reviews.hideReported', hideReviews),
    subscribe('booking.missed', 'reviews.hideMissed', hideReviews),
    subscribe('booking.completed', 'reviews.showReviews', showReviews),
  ],
  after: [subscribe('review.given', 'reviews.countReviewed', countReviewed)],
  schedules: reviewSchedules,
  ownData,
};
