import { laterInPage } from '../../../ui/later.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';

/** Few sessions are recorded: it comes after the page. */
export const MeetingNotes = laterInPage(
  async () => (await import('./MeetingNotes.tsx')).MeetingNotes,
  () => SkeletonForm({ fields: 1 }),
);
