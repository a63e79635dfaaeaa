import { createFileRoute } from '@tanstack/react-router';
import { ratingSearch, RatingsPage } from '../../modules/reviews/index.ts';

const Page = () => {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RatingsPage
      filter={filter}
      onFilter={(search) => void navigate({ search, replace: search.search !== filter.search })}
    />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/mentorship_ratings')({
  component: Page,
  validateSearch: ratingSearch.validateSearch,
});
