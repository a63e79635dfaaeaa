import { Temporal } from 'temporal-polyfill';

/** By how many days a copy begins later than its original; 0 when one of them has no first day. */
export const daysBetween = (from: string | null, to: string | null) =>
  from === null || to === null ? 0 : Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

/** A day of the original, in the copy: 2026-12-02. */
export const shiftDay = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/** A moment of the original, in the copy: at the same hour of the clock in the zone, also across summer time. */
export const shiftMoment = (moment: Temporal.Instant, { days, zone }: { days: number; zone: string }) =>
  moment.toZonedDateTimeISO(zone).add({ days }).toInstant();
