export { bookingCard } from './queries/cards.ts';
export {
  ownerInBooking,
  participantOfBooking,
  readerOfBooking,
  type SeenBooking,
  viewerOfBooking,
} from './permissions.ts';
export { answerAsked, type Answered, askedOf } from './acts/answer-asked.ts';
export { nearOf, sayLate } from './acts/say-late.ts';
export { cancel } from './acts/cancel.ts';
export { reschedule } from './acts/reschedule.ts';
export {
  bookingById,
  type BookingRow,
  type BookingView,
  bookingView,
  type ParticipantRow,
  participantsOf,
  viewOf,
} from './queries/views.ts';
export { haveBooked, haveMet, menteesAmong } from './queries/pairs.ts';
export { mentorByKey } from './queries/people.ts';
export { bookingPath, roomPath } from './present/booking.ts';
export { type LockedForReview, lockForReview, recordReview, whyNotReview, whyNotReviewView } from './acts/review.ts';
export { linksOf, showBooking, viewerOf } from './show-booking.ts';
export { bookableSlotsOf, openSlotsOf } from './slots.ts';
export { contactOf, meetingPoint } from './facts.ts';
export { confirmedSessionsOf } from './queries/in-calendars.ts';
export { isCalledOff } from './rules/in-calendars.ts';
export { actorIn, meetingOf, reviewPathOf, tellSide } from './tellings/meeting.ts';
export { unsealsAt } from './rules/reviewing.ts';
export { roomWindow } from './rules/phases.ts';
export { priceInPoints } from './rules/points.ts';
export { bookingOf, roomOf } from './queries/room.ts';
export { recordActivity } from './store/activities.ts';
