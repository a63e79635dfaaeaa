import { Temporal } from 'temporal-polyfill';
import { offerHours } from '../../../../contract/events/index.ts';

interface Times {
  startTime: Temporal.Instant;
  endTime: Temporal.Instant;
}

/** B106: from its last minute on nothing is reserved any more. */
export const hasEnded = ({ endTime }: Pick<Times, 'endTime'>, now: Temporal.Instant) =>
  Temporal.Instant.compare(endTime, now) < 0;

/** From then on the waiting list is closed, and tickets stay with whoever has them. */
export const hasBegun = ({ startTime }: Pick<Times, 'startTime'>, now: Temporal.Instant) =>
  Temporal.Instant.compare(startTime, now) <= 0;

/**
 * Which of the times of a published event was set to a moment that is not to come any more. What stays as it was may be
 * past: an event that is under way, or over, can still be described better, or end later.
 */
export const setToPast = (before: Times, after: Times, now: Temporal.Instant) => {
  const isPast = (time: keyof Times) =>
    !before[time].equals(after[time]) && Temporal.Instant.compare(after[time], now) <= 0;
  if (isPast('startTime')) return 'start';
  return isPast('endTime') ? 'end' : null;
};

/** Until when a place that is offered now is kept: twelve hours, and no longer than until the event begins. */
export const offerUntil = ({ startTime }: Pick<Times, 'startTime'>, now: Temporal.Instant) => {
  const end = now.add({ hours: offerHours });
  return Temporal.Instant.compare(end, startTime) < 0 ? end : startTime;
};

/**
 * When the copy of an event is: as the event, if that is to come; else on the next same day of the week at the same time
 * on its clock.
 */
export const copiedTimes = (times: Times & { timezone: string }, now: Temporal.Instant): Times => {
  const { startTime, endTime, timezone } = times;
  if (!hasBegun(times, now)) return { startTime, endTime };
  const start = startTime.toZonedDateTimeISO(timezone);
  const { weeks } = start.until(now.toZonedDateTimeISO(timezone), { largestUnit: 'weeks' });
  const later = { weeks: weeks + 1 };
  const moved = {
    startTime: start.add(later).toInstant(),
    endTime: endTime.toZonedDateTimeISO(timezone).add(later).toInstant(),
  };
  // Where the clock jumps over one of the two: as long as it was.
  if (Temporal.Instant.compare(moved.startTime, moved.endTime) < 0) return moved;
  return { ...moved, endTime: moved.startTime.add(startTime.until(endTime)) };
};
