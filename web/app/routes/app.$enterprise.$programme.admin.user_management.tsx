import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { userPageSizes } from '../../../contract/programmes/values.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { type ParticipantsAsked, ParticipantsPage } from '../../modules/programmes/index.ts';
import { keyIn } from '../search.ts';

const Page = () => {
  const { me } = useMe();
  const asked = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return me && <ParticipantsPage asked={asked} zone={me.timezone} onAsk={(next) => void navigate({ search: next })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/user_management')({
  component: Page,
  validateSearch: (given: Record<string, unknown>): ParticipantsAsked => {
    const [role, page] = [keyIn(given.role), keyIn(given.page)];
    const size = userPageSizes.find((one) => one === Number(given.size));
    const search = typeof given.search === 'string' ? given.search.slice(0, 200) : '';
    return {
      ...(role && { role }),
      ...(page && page > 1 && { page }),
      ...(size && { size }),
      ...(search && { search }),
    };
  },
});
