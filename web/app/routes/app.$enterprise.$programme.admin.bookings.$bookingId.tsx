import { createFileRoute } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { AdminBookingPage } from '../../modules/bookings/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

const Page = () => {
  const { me } = useMe();
  const id = keyIn(Route.useParams().bookingId);
  if (id === undefined) return <PageNotFound />;
  return me && <AdminBookingPage key={id} id={id} zone={me.timezone} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/bookings/$bookingId')({ component: Page });
