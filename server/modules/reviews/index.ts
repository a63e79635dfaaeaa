export { presentReview } from './present.ts';
export { badgeCountsOf, ownRating, ratingOf, ratingsOf, reviewsAbout } from './queries.ts';
export { readableIn, type ReviewsFrom } from './rules.ts';
export { showReceived } from './show-own.ts';
export { reviewSetsOf } from './show-sets.ts';
