import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../../modules/accounts/index.ts';
import { PlatformNpsPage } from '../../../modules/surveys/index.ts';
import { pageIn } from '../../search.ts';

const Page = () => {
  const { me } = useMe();
  const { page = 1 } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && <PlatformNpsPage zone={me.timezone} page={page} onPage={(to) => void navigate({ search: { page: to } })} />
  );
};

export const Route = createFileRoute('/_admin/main/admins/feedback')({ component: Page, validateSearch: pageIn });
