import { createFileRoute } from '@tanstack/react-router';
import type { BookingTab } from '../../../../contract/booking-states.ts';
import { BookingsPage } from '../../../modules/bookings/index.ts';
import { bookingJoins } from '../../bookingJoins.ts';
import { keyIn, oneOf } from '../../search.ts';

interface Search {
  tab?: BookingTab | undefined;
  /** The booking whose details are open. */
  booking?: number | undefined;
}

const tabs = ['upcoming', 'to_review', 'closed'] as const satisfies BookingTab[];
const validateSearch = ({ tab, booking }: Record<string, unknown>): Search => ({
  tab: oneOf(tabs, tab),
  booking: keyIn(booking),
});

const Page = () => {
  const { tab, booking } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BookingsPage
      tab={tab}
      shown={booking}
      // The list behind the window stays where it was scrolled to.
      onShow={(id, under) =>
        void navigate({ search: { tab: under, booking: id }, resetScroll: false, replace: id === undefined })
      }
      joins={bookingJoins}
    />
  );
};

export const Route = createFileRoute('/_member/main/bookings/')({
  validateSearch,
  component: Page,
});
