import { later } from '../../ui/later.tsx';

// Nobody begins with one of these: the pages of bookings, mentors and the dashboard stand without them.

/** The Book Session window. */
export const BookSession = later(async () => (await import('./BookSession/BookSession.tsx')).BookSession);
export const RescheduleBooking = later(async () => (await import('./acts/RescheduleBooking.tsx')).RescheduleBooking);
export const CancelBooking = later(async () => (await import('./acts/CancelBooking.tsx')).CancelBooking);
export const CompleteBooking = later(async () => (await import('./acts/CompleteBooking.tsx')).CompleteBooking);
export const SessionDialog = later(async () => (await import('./SessionDetails/SessionDialog.tsx')).SessionDialog);
export const BookingDrawer = later(
  async () => (await import('./BookingDrawer.tsx')).BookingDrawer,
  ({ opened }) => opened,
);
