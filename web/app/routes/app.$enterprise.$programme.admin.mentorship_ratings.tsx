import { createFileRoute } from '@tanstack/react-router';
import { RatingsPage } from '../../modules/reviews/index.ts';
import { keyIn } from '../search.ts';

const Page = () => {
  const { search = '', page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RatingsPage
      asked={{ search, page }}
      onAsk={(asked) =>
        void navigate({
          search: { search: asked.search || undefined, page: asked.page > 1 ? asked.page : undefined },
          replace: asked.search !== search,
        })
      }
    />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/mentorship_ratings')({
  component: Page,
  validateSearch: ({
    search,
    page,
  }: Record<string, unknown>): { search?: string | undefined; page?: number | undefined } => ({
    search: typeof search === 'string' && search !== '' ? search.slice(0, 100) : undefined,
    page: keyIn(page),
  }),
});
