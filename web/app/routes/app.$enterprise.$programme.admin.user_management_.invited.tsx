import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { InvitedPeoplePage, invitedSearch } from '../../modules/invitations/index.ts';

const Page = () => {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return <InvitedPeoplePage filter={filter} onFilter={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/user_management_/invited')({
  component: Page,
  validateSearch: invitedSearch.validateSearch,
});
