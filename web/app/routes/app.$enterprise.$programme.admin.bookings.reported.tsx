import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { ReportedPage } from '../../modules/bookings/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { reportsSearch } from '../search.ts';

const Page = () => {
  const { me } = useMe();
  const { id } = useThisProgramme();
  const asked = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <ReportedPage programId={id} asked={asked} zone={me.timezone} onAsk={(next) => void navigate({ search: next })} />
    )
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/bookings/reported')({
  component: Page,
  validateSearch: reportsSearch,
});
