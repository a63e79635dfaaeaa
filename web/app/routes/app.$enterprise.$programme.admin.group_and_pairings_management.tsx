import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { type PairingsAsked, PairingsPage } from '../../modules/pairings/index.ts';
import { keyIn, oneOf } from '../search.ts';

const Page = () => {
  const { me } = useMe();
  const asked = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return me && <PairingsPage asked={asked} zone={me.timezone} onAsk={(next) => void navigate({ search: next })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/group_and_pairings_management')({
  component: Page,
  validateSearch: (given: Record<string, unknown>): PairingsAsked => {
    const page = keyIn(given.page);
    const status = oneOf(['active', 'paused', 'ended'] as const, given.status);
    const search = typeof given.search === 'string' ? given.search.slice(0, 200) : '';
    return {
      ...(given.tab === 'group' && { tab: 'group' as const }),
      ...(status && { status }),
      ...(search && { search }),
      ...(page && page > 1 && { page }),
    };
  },
});
