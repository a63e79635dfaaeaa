import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { shortDay, timeRange } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { BookingBadge } from './BookingBadge.tsx';
import { metIn } from './met.ts';
import { useBookingPlace } from './place.ts';

/** A session in one line, for drawers and dashboards; it links to its details. */
export const BookingLine = ({ booking, onFollow }: { booking: Booking; onFollow?: () => void }) => {
  const { start_at: start, end_at: end, display_timezone: zone } = booking;
  const { one } = useBookingPlace();
  const { name, photo, deleted } = metIn(booking);
  return (
    <PersonRow
      name={name}
      src={photo}
      deleted={deleted}
      size={40}
      meta={`${shortDay(start, zone)}, ${timeRange(start, end, zone)}`}
      href={one(booking.id)}
      {...(onFollow && { onFollow })}
      end={<BookingBadge booking={booking} />}
    />
  );
};
