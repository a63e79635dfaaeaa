import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '../../../modules/bookings/index.ts';
import { bookingsSearch } from '../../search.ts';

const Page = () => {
  const { tab, booking } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BookingsPage
      tab={tab}
      shown={booking}
      // The list behind the window keeps its scroll position.
      onShow={(id, under) =>
        void navigate({ search: { tab: under, booking: id }, resetScroll: false, replace: id === undefined })
      }
    />
  );
};

export const Route = createFileRoute('/_member/main/bookings/')({
  validateSearch: bookingsSearch,
  component: Page,
});
