import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { AdminBookingsPage, bookingSearch } from '../../modules/bookings/index.ts';

const Page = () => {
  const { me } = useMe();
  const filter = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    me && <AdminBookingsPage filter={filter} zone={me.timezone} onFilter={(search) => void navigate({ search })} />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/bookings/bookings_list')({
  component: Page,
  validateSearch: bookingSearch.validateSearch,
});
