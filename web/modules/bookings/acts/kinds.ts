import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';

/**
 * BKG-100: the windows of a booking. Add-to-calendar is part of calendars; Book New Session is the Book Session window.
 */
export type BookingWindow =
  | 'reschedule'
  | 'complete'
  | 'cancel'
  | 'add_to_calendar'
  | 'book_new_session'
  | 'mark_absent'
  | 'deny_held'
  | 'delete_logged';

/** The open window and its booking. */
export interface Opened {
  kind: BookingWindow;
  booking: Booking;
}

export interface WindowProps {
  booking: Booking;
  onClose: () => void;
}
