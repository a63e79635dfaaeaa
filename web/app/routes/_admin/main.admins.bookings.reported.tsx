import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../../modules/accounts/index.ts';
import { ReportedPage } from '../../../modules/bookings/index.ts';
import { reportsSearch } from '../../search.ts';

const Page = () => {
  const { me } = useMe();
  const asked = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && (
      <ReportedPage
        programId={null}
        asked={asked}
        zone={me.timezone}
        onAsk={(next) => void navigate({ search: next })}
      />
    )
  );
};

export const Route = createFileRoute('/_admin/main/admins/bookings/reported')({
  component: Page,
  validateSearch: reportsSearch,
});
