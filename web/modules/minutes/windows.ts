import { laterInPage } from '../../ui/later.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';

/** Below what the session is about: it comes after the page. */
export const SessionMinutes = laterInPage(
  async () => (await import('./SessionMinutes.tsx')).SessionMinutes,
  () => SkeletonForm({ fields: 2 }),
);
