export { type BookingView, bookingView } from './queries/views.ts';
export { mentorByKey, ownData } from './queries.ts';
export { bookingPath, presentBooking } from './present.ts';
export { bookingReadingRoutes, bookingRoutes } from './routes.ts';
export { bookingSchedules } from './schedules.ts';
export { openSlotsOf } from './slots.ts';
export { withdrawLeaver, withdrawPending, withdrawRemoved } from './subscribers.ts';
export { answerBy } from './facts.ts';
export { autoCompleteAfter, offersOtherMentors } from './rules/requests.ts';
