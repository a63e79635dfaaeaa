import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ProgrammeAvailabilityPage } from '../../modules/availability/index.ts';
import { keyIn } from '../search.ts';

const Page = () => {
  const { page = 1 } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return <ProgrammeAvailabilityPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/availability/')({
  component: Page,
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({ page: keyIn(page) }),
});
