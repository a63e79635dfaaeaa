import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../../modules/accounts/index.ts';
import { bookingSearch, PlatformBookingsPage } from '../../../modules/bookings/index.ts';
import { ProgrammeFilter } from '../../../modules/programmes/index.ts';
import { listKit } from '../../../lib/list-kit.ts';

const Page = () => {
  const { me } = useMe();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const show = (search: typeof filter) => void navigate({ search });
  return (
    me && (
      <PlatformBookingsPage
        filter={filter}
        zone={me.timezone}
        onFilter={show}
        programmeFilter={
          <ProgrammeFilter
            value={filter.program ?? null}
            onChange={(program) => show(listKit(bookingSearch).change(filter, { program }))}
          />
        }
      />
    )
  );
};

export const Route = createFileRoute('/_admin/main/admins/bookings/')({
  component: Page,
  validateSearch: bookingSearch.validateSearch,
});
