import type { ShownReview } from '../../../contract/reviews/schemas/shown.ts';

/**
 * A profile receives two lists, and a review with a thank-you note is in both: merges them, each review once, newest
 * first.
 */
export const everythingSaid = (reviews: readonly ShownReview[], thankYou: readonly ShownReview[]) =>
  [...new Map([...reviews, ...thankYou].map((review) => [review.id, review])).values()].sort(
    (one, other) => other.submitted_at.localeCompare(one.submitted_at) || other.id - one.id,
  );
