export { setDnd } from './disturb.ts';
export { hoursOf } from './queries.ts';
export { instantOf, nextThreeDays, slotsByDay, wallTimes } from './rules/days-on-the-wire.ts';
export { isOpenSlot, openSlots, type SlotQuestion } from './rules/open-slots.ts';
