import { laterInPage } from '../../ui/later.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';

/** What stands in a tab of its own, which a profile does not open with. */
export const ProfileReviews = laterInPage(
  async () => (await import('./ProfileReviews.tsx')).ProfileReviews,
  SkeletonCards,
);
