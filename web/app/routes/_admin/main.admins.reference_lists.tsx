import { useLingui } from '@lingui/react/macro';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { entrySearch, ReferenceListsPage } from '../../../modules/reference/index.ts';

const Page = () => {
  const { t } = useLingui();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  usePageTitle(t`Reference lists`);
  return <ReferenceListsPage filter={filter} onFilter={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/_admin/main/admins/reference_lists')({
  component: Page,
  validateSearch: entrySearch.validateSearch,
});
