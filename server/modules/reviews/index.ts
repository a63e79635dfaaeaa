export { reviewsOwnData } from './own-data.ts';
export { countReviewed } from './count-averages.ts';
export { hideReviews, showReviews } from './hide-reviews.ts';
export { presentReview } from './present.ts';
export { averagesOf, badgeCountsOf, ratingOf, reviewsAbout } from './queries.ts';
export { reviewRoutes } from './routes.ts';
export { readableIn } from './rules.ts';
export { reviewSchedules } from './schedules.ts';
export { reviewSetsOf } from './show-sets.ts';
