export { BadgeCounts, BadgeLine } from './badges.tsx';
export { FeedbackPage } from './FeedbackPage.tsx';
export { LeftToReview } from './LeftToReview.tsx';
export { OneFeedback } from './OneFeedback.tsx';
export { everythingSaid, ProfileReviews } from './ProfileReviews.tsx';
export { RatingsPage } from './ratings/RatingsPage.tsx';
export { ratingSearch } from './ratings/search.ts';
export { ReviewsPage } from './ReviewsPage.tsx';
export { ReviewSections } from './sections.ts';
