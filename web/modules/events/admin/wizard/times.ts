import { firstMinutes, roundedMinutes } from '../../../../../contract/events/values.ts';
import { Temporal } from '../../../../ui/temporal.ts';

/** 2026-12-04 and 19:00, on one clock. */
export interface Clock {
  day: string;
  clock: string;
}

/** What the clock of a zone shows at an instant. */
export const clockAt = (moment: string, zone: string): Clock => {
  const there = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return { day: there.toPlainDate().toString(), clock: there.toPlainTime().toString().slice(0, 5) };
};

/** EVT-25: the nearest quarter of an hour, and an hour later. */
export const firstTimes = (now: Temporal.Instant, zone: string) => {
  const start = now
    .toZonedDateTimeISO(zone)
    .round({ smallestUnit: 'minute', roundingIncrement: roundedMinutes })
    .toInstant();
  const end = start.add({ minutes: firstMinutes });
  return { start: clockAt(start.toString(), zone), end: clockAt(end.toString(), zone) };
};

/** The last day of an event whose first day moves: as many days later as before, and never before the first. */
export const dayMovedWith = ({ from, to }: { from: string | null; to: string }, last: string): string => {
  const days = from === null ? 0 : Temporal.PlainDate.from(from).until(last).days;
  return Temporal.PlainDate.from(to)
    .add({ days: Math.max(days, 0) })
    .toString();
};
