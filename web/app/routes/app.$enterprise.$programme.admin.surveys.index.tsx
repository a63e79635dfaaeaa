import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { SurveysPage, type SurveysView } from '../../modules/surveys/index.ts';
import { pageIn } from '../search.ts';

const Page = () => {
  const { view, page = 1 } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <SurveysPage
      view={view ?? 'surveys'}
      page={page}
      onPage={(to) => void navigate({ search: (before) => ({ ...before, page: to }) })}
    />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/surveys/')({
  component: Page,
  validateSearch: (search: Record<string, unknown>): { view?: SurveysView; page?: number } => ({
    ...(search.view === 'feedback' && { view: 'feedback' }),
    ...pageIn(search),
  }),
});
