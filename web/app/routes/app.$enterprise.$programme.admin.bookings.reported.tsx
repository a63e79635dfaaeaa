import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { ReportedPage, reportSearch } from '../../modules/bookings/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';

const Page = () => {
  const { me } = useMe();
  const { id } = useThisProgramme();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <ReportedPage
        programId={id}
        filter={filter}
        zone={me.timezone}
        onFilter={(search) => void navigate({ search })}
      />
    )
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/bookings/reported')({
  component: Page,
  validateSearch: reportSearch.validateSearch,
});
