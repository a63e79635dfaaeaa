import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { availabilitySearch, ProgrammeAvailabilityPage } from '../../modules/availability/index.ts';

const Page = () => {
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return <ProgrammeAvailabilityPage filter={filter} onFilter={(search) => void navigate({ search })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/availability/')({
  component: Page,
  validateSearch: availabilitySearch.validateSearch,
});
