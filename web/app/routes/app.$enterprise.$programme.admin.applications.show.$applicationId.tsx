import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { applicantSearch, ApplicantsPage } from '../../modules/applications/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

const Page = () => {
  const id = keyIn(Route.useParams().applicationId);
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  if (id === undefined) return <PageNotFound />;
  return <ApplicantsPage key={id} id={id} filter={filter} onFilter={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/applications/show/$applicationId')({
  component: Page,
  validateSearch: applicantSearch.validateSearch,
});
