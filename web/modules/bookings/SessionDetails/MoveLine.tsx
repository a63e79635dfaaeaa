import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { longDay, timeRange } from '../../../lib/time.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** M26: what a suggested time means for the session, for the side that is asked and for the side that suggests it. */
export const MoveLine = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { current_start_time: start, current_end_time: end, display_timezone: zone, status } = booking;
  if (start === null || end === null) return null;
  const name = booking.participant.user.full_name;
  const current = `${longDay(start, zone)}, ${timeRange(start, end, zone)}`;
  return status === 'pending_accept' ? (
    <Notice tone="warning" title={t`${name} suggests another time`}>
      {t`Until you accept it, your session stays at ${current}. You can also keep the current time or suggest another one.`}
    </Notice>
  ) : (
    <Notice title={t`You suggested another time`}>
      {t`Until ${name} accepts it, your session stays at ${current}.`}
    </Notice>
  );
};
