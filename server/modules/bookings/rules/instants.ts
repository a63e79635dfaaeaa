import { Temporal } from 'temporal-polyfill';

/** A day of the rules is 24 hours: instants know no zone. */
export const HOURS_A_DAY = 24;

/** True when `a` lies before `b`; the same instant does not. */
export const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

export const earlierOf = (a: Temporal.Instant, b: Temporal.Instant) => (isBefore(b, a) ? b : a);
