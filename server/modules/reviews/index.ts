export { presentReview } from './present.ts';
export { averagesOf, badgeCountsOf, ratingOf, reviewsAbout } from './queries.ts';
export { readableIn } from './rules.ts';
export { reviewSetsOf } from './show-sets.ts';
