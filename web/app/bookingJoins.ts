import type { BookingJoins } from '../modules/bookings/index.ts';
import { AddToCalendar } from '../modules/calendars/index.ts';
import { ReviewSections } from '../modules/reviews/index.ts';

/** What later modules bring to the pages of a booking. */
export const bookingJoins: BookingJoins = { AddToCalendar, Reviews: ReviewSections };
