import { useMutation } from '@tanstack/react-query';
import { addToGoogleCalendar, addToMicrosoftCalendar, downloadIcs } from '../../../contract/calendars/endpoints.ts';
import { addressOf, call } from '../../lib/call.ts';

export type LinkedCalendar = 'google' | 'microsoft';

/** CAL-06, CAL-07: returns the address of the provider's own page. */
export const useAddToCalendar = (bookingId: number) => {
  const query = { booking_id: bookingId };
  return useMutation({
    mutationFn: (calendar: LinkedCalendar) =>
      calendar === 'google' ? call(addToGoogleCalendar, { query }) : call(addToMicrosoftCalendar, { query }),
  });
};

/** CAL-08 */
export const icsAddress = (bookingId: number) => addressOf(downloadIcs.path, { query: { booking_id: bookingId } });
