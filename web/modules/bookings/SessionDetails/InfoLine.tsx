import type { InfoBlurb } from '../../../../contract/bookings/schemas/states.ts';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { Notice } from '../../../ui/Notice.tsx';

const tones: Partial<Record<InfoBlurb, 'success' | 'warning'>> = {
  'bookings.info.pending_accept': 'warning',
  'bookings.info.during': 'success',
  'bookings.info.under_review': 'warning',
};

/** B51: one sentence about the session's state, with the reason if it was cancelled (BKG-107 to BKG-109). */
export const InfoLine = ({ info }: Pick<Booking, 'info'>) => {
  if (info === null) return null;
  const { key, text, reason } = info;
  if (reason === null) return <Notice tone={tones[key] ?? 'info'}>{text}</Notice>;
  return (
    <Notice tone={tones[key] ?? 'info'} title={text}>
      {reason}
    </Notice>
  );
};
