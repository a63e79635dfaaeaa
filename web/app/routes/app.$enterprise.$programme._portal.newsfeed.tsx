import { createFileRoute } from '@tanstack/react-router';
import { NewsfeedPage, postInSearch } from '../../modules/newsfeed/index.ts';

const Page = () => <NewsfeedPage post={Route.useSearch().post ?? null} />;

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/newsfeed')({
  validateSearch: postInSearch,
  component: Page,
});
