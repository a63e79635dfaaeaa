export { BadgeCounts, BadgeLine } from './badges.tsx';
export { everythingSaid, ProfileReviews } from './ProfileReviews.tsx';
export { ReviewsPage } from './ReviewsPage.tsx';
export { ReviewSections } from './sections.ts';
