import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { applicantStatuses } from '../../../contract/applications/values.ts';
import { ApplicantsPage, type ApplicantsSearch } from '../../modules/applications/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn, oneOf, wordsIn } from '../search.ts';

const Page = () => {
  const id = keyIn(Route.useParams().applicationId);
  const search = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  if (id === undefined) return <PageNotFound />;
  return <ApplicantsPage key={id} id={id} search={search} onSearch={(next) => void navigate({ search: next })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/applications/show/$applicationId')({
  component: Page,
  validateSearch: (search: Record<string, unknown>): ApplicantsSearch => {
    const status = oneOf(applicantStatuses, search.status);
    const page = keyIn(search.page);
    return { ...wordsIn(search, 'search'), ...(status && { status }), ...(page !== undefined && { page }) };
  },
});
