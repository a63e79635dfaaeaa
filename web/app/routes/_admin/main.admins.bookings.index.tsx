import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../../modules/accounts/index.ts';
import { PlatformBookingsPage, readBookingsAsked } from '../../../modules/bookings/index.ts';
import { ProgrammeFilter } from '../../../modules/programmes/index.ts';

const Page = () => {
  const { me } = useMe();
  const asked = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const ask = (search: typeof asked) => void navigate({ search });
  return (
    me && (
      <PlatformBookingsPage
        asked={asked}
        zone={me.timezone}
        onAsk={ask}
        filter={
          <ProgrammeFilter
            value={asked.program ?? null}
            onChange={(program) => ask({ ...asked, page: undefined, program: program ?? undefined })}
          />
        }
      />
    )
  );
};

export const Route = createFileRoute('/_admin/main/admins/bookings/')({
  component: Page,
  validateSearch: readBookingsAsked,
});
