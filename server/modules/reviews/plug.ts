import type { ReviewGiven } from '../../domain-events/reviews.ts';
import type { Job } from '../../platform/jobs.ts';
import { carryOut, type Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { countReviewed } from './count-averages.ts';
import { hideReviews, showReviews } from './hide-reviews.ts';
import { countShownAgain, relistAllRated, relistRated } from './on-platform.ts';
import { ownData } from './own-data.ts';
import { reviewRoutes } from './routes.ts';
import { reviewSchedules } from './schedules.ts';
import { reviewLines, reviewTellings } from './tellings.ts';

export const reviews: Plug<Actor, ToldEvent> = {
  routes: reviewRoutes,
  within: [
    subscribe('member.joined', 'reviews.countJoined', countShownAgain),
    subscribe('member.removed', 'reviews.countRemoved', countShownAgain),
    subscribe('programme.changed', 'reviews.countChanged', countShownAgain),
    subscribe('booking.reported', 'reviews.hideReported', hideReviews),
    subscribe('booking.missed', 'reviews.hideMissed', hideReviews),
    subscribe('booking.completed', 'reviews.showReviews', showReviews),
  ],
  after: [subscribe<Job, ReviewGiven>('review.given', 'reviews.countReviewed', countReviewed)],
  jobs: [carryOut(relistRated, relistAllRated)],
  schedules: reviewSchedules,
  tellings: reviewTellings,
  lines: reviewLines,
  ownData,
};
