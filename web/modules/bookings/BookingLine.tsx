import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { shortDay, timeRange } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { BookingBadge } from './BookingBadge.tsx';
import { metIn } from './met.ts';
import { useBookingPlace } from './place.ts';

/** A session in one line, for drawers and dashboards; it links to its details. */
export const BookingLine = ({ booking, onFollow }: { booking: Booking; onFollow?: () => void }) => {
  const { display_timezone: zone } = booking;
  // M26: a session whose other time is only suggested is where it was.
  const start = booking.current_start_time ?? booking.start_at;
  const end = booking.current_end_time ?? booking.end_at;
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
