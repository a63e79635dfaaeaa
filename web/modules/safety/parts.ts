import { later, laterInPage } from '../../ui/later.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';

// The frame of the page is there at once, and the tab or the section follows.

export const ReportQueue = laterInPage(async () => (await import('./admin/ReportQueue.tsx')).ReportQueue, SkeletonList);
export const MemberBlocks = laterInPage(
  async () => (await import('./admin/MemberBlocks.tsx')).MemberBlocks,
  SkeletonList,
);
export const BlockedPeople = laterInPage(async () => (await import('./BlockedPeople.tsx')).BlockedPeople, SkeletonList);

/** Its button appears beside what one came for. */
export const PersonMenu = later(async () => (await import('./PersonMenu.tsx')).PersonMenu);
