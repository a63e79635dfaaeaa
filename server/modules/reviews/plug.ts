import type { ReviewGiven } from '../../domain-events/reviews.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { countReviewed } from './count-averages.ts';
import { hideReviews, showReviews } from './hide-reviews.ts';
import { ownData } from './own-data.ts';
import { reviewRoutes } from './routes.ts';
import { reviewSchedules } from './schedules.ts';
import { reviewLines, reviewTellings } from './tellings.ts';

export const reviews: Plug<Actor, ToldEvent> = {
  routes: reviewRoutes,
  within: [
    subscribe('booking.reported', 'reviews.hideReported', hideReviews),
    subscribe('booking.missed', 'reviews.hideMissed', hideReviews),
    subscribe('booking.completed', 'reviews.showReviews', showReviews),
  ],
  after: [subscribe<Job, ReviewGiven>('review.given', 'reviews.countReviewed', countReviewed)],
  schedules: reviewSchedules,
  tellings: reviewTellings,
  lines: reviewLines,
  ownData,
};
