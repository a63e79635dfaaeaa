import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { managementSearch, PairingsPage } from '../../modules/pairings/index.ts';

const Page = () => {
  const { me } = useMe();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return me && <PairingsPage filter={filter} zone={me.timezone} onFilter={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/group_and_pairings_management')({
  component: Page,
  validateSearch: managementSearch.validateSearch,
});
