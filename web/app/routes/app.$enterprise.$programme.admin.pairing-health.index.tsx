import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { healthSearch, PairingHealthPage } from '../../modules/health/index.ts';

const Page = () => {
  const { me } = useMe();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && <PairingHealthPage filter={filter} zone={me.timezone} onFilter={(search) => void navigate({ search })} />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/pairing-health/')({
  component: Page,
  validateSearch: healthSearch.validateSearch,
});
