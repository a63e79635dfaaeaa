import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../../modules/accounts/index.ts';
import { ReportedPage, reportSearch } from '../../../modules/bookings/index.ts';

const Page = () => {
  const { me } = useMe();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <ReportedPage
        programId={null}
        filter={filter}
        zone={me.timezone}
        onFilter={(search) => void navigate({ search })}
      />
    )
  );
};

export const Route = createFileRoute('/_admin/main/admins/bookings/reported')({
  component: Page,
  validateSearch: reportSearch.validateSearch,
});
