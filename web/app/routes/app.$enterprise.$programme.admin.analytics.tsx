import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { type AnalyticsFilter, AnalyticsPage, analyticsSearch } from '../../modules/analytics/index.ts';

const Page = () => {
  const { me } = useMe();
  const filter = analyticsSearch.validateSearch({ ...Route.useSearch() });
  const navigate = useNavigate({ from: Route.fullPath });
  return me && <AnalyticsPage filter={filter} zone={me.timezone} onFilter={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/analytics')({
  component: Page,
  // The page reads it: what reads an address here is loaded with every page.
  validateSearch: (given: Record<string, unknown>) => given as AnalyticsFilter,
});
