import { later } from '../../ui/later.tsx';

// Loaded only when opened or needed: no page of bookings, mentors or the dashboard needs these at first.

/** The Book Session window. */
export const BookSession = later(async () => (await import('./BookSession/BookSession.tsx')).BookSession);
/** Wanted by nobody before the page itself: lists of mentors load it after their cards. */
export const SessionPrice = later(
  async () => (await import('./SessionPrice.tsx')).SessionPrice,
  () => 'unasked',
);
export const RescheduleBooking = later(async () => (await import('./acts/RescheduleBooking.tsx')).RescheduleBooking);
export const CancelBooking = later(async () => (await import('./acts/CancelBooking.tsx')).CancelBooking);
export const CompleteBooking = later(async () => (await import('./acts/CompleteBooking.tsx')).CompleteBooking);
export const GroupSessions = later(async () => (await import('./groups/GroupSessions.tsx')).GroupSessions);
export const CreateBookingDialog = later(async () => (await import('./create/CreateBooking.tsx')).CreateBookingDialog);
export const MarkAbsent = later(async () => (await import('./acts/MarkAbsent.tsx')).MarkAbsent);
export const DenyHeld = later(async () => (await import('./acts/DenyHeld.tsx')).DenyHeld);
export const DeleteLogged = later(async () => (await import('./acts/DeleteLogged.tsx')).DeleteLogged);
export const ConfirmationLine = later(
  async () => (await import('./SessionDetails/ConfirmationLine.tsx')).ConfirmationLine,
);
export const MoveLine = later(async () => (await import('./SessionDetails/MoveLine.tsx')).MoveLine);
export const SessionDialog = later(async () => (await import('./SessionDetails/SessionDialog.tsx')).SessionDialog);
/** Hardly ever needed. */
export const CalendarUnknown = later(async () => (await import('./CalendarUnknown.tsx')).CalendarUnknown);
