import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { metIn } from './met.ts';

/** 'Session with Aisyah Rahman'; a group is no person, whatever its name: 'First ninety days: group session'. */
export const useSessionTitle = (booking: Pick<Booking, 'group' | 'participant'>) => {
  const { t } = useLingui();
  const { name } = metIn(booking);
  return booking.group ? t`${name}: group session` : t`Session with ${name}`;
};
