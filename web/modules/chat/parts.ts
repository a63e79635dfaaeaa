import { laterInPage } from '../../ui/later.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';

/** Loaded after the list of conversations, from which most are opened. */
export const ConversationPane = laterInPage(
  async () => (await import('./conversation/ConversationPane.tsx')).ConversationPane,
  () => SkeletonList({ rows: 6 }),
);
