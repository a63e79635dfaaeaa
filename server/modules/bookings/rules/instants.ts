import { Temporal } from 'temporal-polyfill';

/** For the rules a day is always 24 hours, because instants have no time zone. */
export const HOURS_A_DAY = 24;

/** True when `a` is before `b`; false when they are equal. */
export const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

export const earlierOf = (a: Temporal.Instant, b: Temporal.Instant) => (isBefore(b, a) ? b : a);
