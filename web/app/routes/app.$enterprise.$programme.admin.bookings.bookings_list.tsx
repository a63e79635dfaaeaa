import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { AdminBookingsPage, readBookingsAsked } from '../../modules/bookings/index.ts';

const Page = () => {
  const { me } = useMe();
  const asked = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  return me && <AdminBookingsPage asked={asked} zone={me.timezone} onAsk={(next) => void navigate({ search: next })} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/bookings/bookings_list')({
  component: Page,
  validateSearch: readBookingsAsked,
});
