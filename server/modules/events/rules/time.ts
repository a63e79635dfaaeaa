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

/** Until when a place that is offered now is kept: twelve hours, and no longer than until the event begins. */
export const offerUntil = ({ startTime }: Pick<Times, 'startTime'>, now: Temporal.Instant) => {
  const end = now.add({ hours: offerHours });
  return Temporal.Instant.compare(end, startTime) < 0 ? end : startTime;
};
