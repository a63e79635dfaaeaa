export { type BookingView, bookingView, mentorByKey, ownData } from './queries.ts';
export { bookingReadingRoutes, bookingRoutes } from './routes.ts';
export type { ReadAttachment } from './attachments.ts';
export { bookingSchedules } from './schedules.ts';
export { openSlotsOf } from './slots.ts';
export { withdrawLeaver } from './subscribers.ts';
export { answerBy } from './facts.ts';
export { autoCompleteAfter } from './rules/requests.ts';
