import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { refusals } from '../../../contract/messages.ts';

/** Why the server withholds a button or action, in words. Separate from `refusals.ts`, which every page loads. */
export const reasonOf = (code: Booking['why_not']['join']) => (code === null ? null : refusals[code]);
