import type { Booking } from '../../../contract/bookings.ts';
import { shortDay, timeRange } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { useBookingPlace } from './place.ts';

/** A session in one line: for drawers and dashboards; it leads to its details. */
export const BookingLine = ({ booking }: { booking: Booking }) => {
  const { participant, start_at: start, end_at: end, display_timezone: zone } = booking;
  const { one } = useBookingPlace();
  const { full_name: name, photo, deleted } = participant.user;
  return (
    <PersonRow
      name={name}
      src={photo}
      deleted={deleted}
      size={40}
      meta={`${shortDay(start, zone)}, ${timeRange(start, end, zone)}`}
      href={one(booking.id)}
      end={<StatusPill tone={booking.tone}>{booking.label}</StatusPill>}
    />
  );
};
