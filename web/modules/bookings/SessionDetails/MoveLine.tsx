import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { longDay, timeRange } from '../../../lib/time.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** M26: in place of the info line, what a suggested time means for the session, to either side. */
export const MoveLine = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { current_start_time: start, current_end_time: end, display_timezone: zone, status, info } = booking;
  if (start === null || end === null) return null;
  const name = booking.participant.user.full_name;
  const current = `${longDay(start, zone)}, ${timeRange(start, end, zone)}`;
  const asksViewer = status === 'pending_accept';
  return (
    <Notice tone={asksViewer ? 'warning' : 'info'} title={info?.text}>
      {asksViewer
        ? t`${name} suggests another time. Until you accept it, your session stays at ${current}. You can also keep the current time.`
        : t`You suggested another time. Until ${name} accepts it, your session stays at ${current}.`}
    </Notice>
  );
};
