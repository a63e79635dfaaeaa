import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { longDay, offsetOf, timeRange } from '../../../lib/time.ts';
import { Facts } from '../../../ui/Facts.tsx';

/** 'video call' → 'Video call' (BKG-101) */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Date, times, method, programme. */
export const SessionFacts = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { start_at: start, end_at: end, display_timezone: zone, program, agenda } = booking;
  const { current_start_time: currentStart, current_end_time: currentEnd } = booking;
  const minutes = booking.duration;
  const isMove = currentStart !== null && currentEnd !== null;
  return (
    <Facts
      columns={2}
      items={[
        { label: isMove ? t`Suggested date` : t`Date`, value: longDay(start, zone) },
        {
          label: isMove ? t`Suggested time` : t`Time`,
          value: `${timeRange(start, end, zone)} (${zone.replaceAll('_', ' ')}, ${offsetOf(start, zone)})`,
        },
        ...(isMove
          ? [
              {
                label: t`Current time`,
                value: `${longDay(currentStart, zone)}, ${timeRange(currentStart, currentEnd, zone)}`,
              },
            ]
          : []), // M26
        { label: t`Session method`, value: capitalised(booking.session_method) },
        { label: t`Duration`, value: t`${minutes} minutes` },
        ...(program ? [{ label: t`Program`, value: program.name }] : []),
        ...(booking.auto_completed ? [{ label: t`Completed`, value: t`Automatically, 14 days after its end` }] : []), // D07
        ...(agenda ? [{ label: t`Learning module`, value: agenda.name }] : []),
      ]}
    />
  );
};
