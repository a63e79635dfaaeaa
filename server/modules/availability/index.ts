export {
  closeCalendar,
  forgetPastTimes,
  freeCalendarTime,
  keepCalendarTimes,
  noteCalendarBroken,
  openCalendar,
  unknownCalendarsAmong,
} from './calendars.ts';
export { setDnd } from './disturb.ts';
export { hoursOf } from './queries.ts';
export { busyInCalendars, calendarReadingsOf } from './queries/calendars.ts';
export { instantOf, nextThreeDays, slotsByDay, wallTimes } from './rules/days-on-the-wire.ts';
export { isOpenSlot, openSlots, type SlotQuestion } from './rules/open-slots.ts';
export { zoneClock } from './rules/zone-offsets.ts';
