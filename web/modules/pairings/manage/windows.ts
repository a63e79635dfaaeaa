import { later, laterInPage } from '../../../ui/later.tsx';
import { SkeletonStats } from '../../../ui/Skeletons.tsx';

// Forms with their fields: loaded after the pages that open them.
export const GroupDialog = later(async () => (await import('./GroupDialog.tsx')).GroupDialog);
export const EditGroupDialog = later(async () => (await import('./EditGroupDialog.tsx')).EditGroupDialog);

// Few of those who open the page go on to its third tab.
export const Suggestions = laterInPage(
  async () => (await import('../matching/Suggestions.tsx')).Suggestions,
  SkeletonStats,
);
