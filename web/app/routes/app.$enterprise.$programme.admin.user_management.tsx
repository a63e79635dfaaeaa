import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { PeopleTabs } from '../../modules/invitations/index.ts';
import { participantSearch, ParticipantsPage } from '../../modules/programmes/index.ts';

const Page = () => {
  const { me } = useMe();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <ParticipantsPage
        filter={filter}
        zone={me.timezone}
        onFilter={(search) => void navigate({ search })}
        tabs={<PeopleTabs active="joined" />}
      />
    )
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/user_management')({
  component: Page,
  validateSearch: participantSearch.validateSearch,
});
