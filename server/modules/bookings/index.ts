export { bookingCard } from './queries/cards.ts';
export { type BookingView, bookingView } from './queries/views.ts';
export { bookingsOwnData } from './own-data.ts';
export { menteesAmong } from './queries/pairs.ts';
export { mentorByKey } from './queries/people.ts';
export { bookingPath, feedbackPath, presentBooking } from './present/booking.ts';
export { bookingRoomRoutes } from './routes/room.ts';
export { bookingCreatingRoutes } from './routes/creating.ts';
export { type LockedForReview, lockForReview, recordReview, whyNotReview, whyNotReviewView } from './acts/review.ts';
export { bookingReadingRoutes, bookingRoutes } from './routes/bookings.ts';
export { offlineRoutes } from './routes/offline.ts';
export { bookingAdminRoutes } from './routes/admin.ts';
export { bookingReportRoutes } from './routes/reports.ts';
export { reportById, type ReportRow as BookingReportRow } from './queries/reports.ts';
export { bookingSchedules } from './schedules.ts';
export { openSlotsOf } from './slots.ts';
export {
  forgetNotes,
  keepRecordingRule,
  shutRoom,
  withdrawLeaver,
  withdrawPending,
  withdrawRemoved,
} from './subscribers.ts';
export { answerBy, contactOf } from './facts.ts';
export { unsealsAt } from './rules/reviewing.ts';
export { autoCompleteAfter, offersOtherMentors } from './rules/requests.ts';
export { roomWindow } from './rules/phases.ts';
export { roomOf } from './queries/room.ts';
