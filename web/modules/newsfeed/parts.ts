import { laterInPage } from '../../ui/later.tsx';
import { SkeletonForm, SkeletonList } from '../../ui/Skeletons.tsx';

// Loaded after the posts, which the page is there for.

export const Composer = laterInPage(
  async () => (await import('./Composer.tsx')).Composer,
  () => SkeletonForm({ fields: 1 }),
);
export const Comments = laterInPage(async () => (await import('./Comments.tsx')).Comments, SkeletonList);
export const ReportQueue = laterInPage(async () => (await import('./admin/ReportQueue.tsx')).ReportQueue, SkeletonList);
