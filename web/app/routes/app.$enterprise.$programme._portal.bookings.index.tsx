import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../modules/bookings/index.ts';
import { bookingsSearch } from '../search.ts';

/** BKG-02: the member's sessions in this programme. */
const Page = () => {
  const { tab, booking } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BookingsPage
      tab={tab}
      shown={booking}
      onShow={(id, under) =>
        void navigate({ search: { tab: under, booking: id }, resetScroll: false, replace: id === undefined })
      }
    />
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/bookings/')({
  validateSearch: bookingsSearch,
  component: Page,
});
