import { createFileRoute } from '@tanstack/react-router';
import { AdminNewsfeedPage, tabInSearch } from '../../modules/newsfeed/index.ts';

const Page = () => <AdminNewsfeedPage tab={Route.useSearch().tab ?? 'posts'} />;

export const Route = createFileRoute('/app/$enterprise/$programme/admin/newsfeed')({
  validateSearch: tabInSearch,
  component: Page,
});
