import type { Booking } from '../../../contract/bookings/schemas/booking.ts';
import { refusals } from '../../../contract/messages.ts';

/** The reason of a button or act that the server withholds, in words. Apart from `refusals.ts`, which every page loads. */
export const reasonOf = (code: Booking['why_not']['join']) => (code === null ? null : refusals[code]);
