import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { eventSearch, ProgrammeEventsPage } from '../../modules/events/admin/index.ts';

const Page = () => {
  const { me } = useMe();
  const asked = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return me && <ProgrammeEventsPage asked={asked} zone={me.timezone} onAsk={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/events/')({
  component: Page,
  validateSearch: eventSearch.validateSearch,
});
