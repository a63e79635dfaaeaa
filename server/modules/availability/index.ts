export { availabilityOwnData } from './own-data.ts';
export { hoursOf } from './queries.ts';
export { availabilityRoutes } from './routes.ts';
export { instantOf, nextThreeDays, slotsByDay, wallTimes } from './rules/days-on-the-wire.ts';
export { isOpenSlot, openSlots, type SlotQuestion } from './rules/open-slots.ts';
export { forgetHours, keepDnd } from './subscribers.ts';
