import { laterInPage } from '../../ui/later.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';

/** Below the account's own settings. */
export const CalendarFeed = laterInPage(async () => (await import('./CalendarFeed.tsx')).CalendarFeed, SkeletonList);
