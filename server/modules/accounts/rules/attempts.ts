import type { Temporal } from 'temporal-polyfill';

const failuresAllowed = 5;
const windowMinutes = 15;
const lockMinutes = 15;

/** Older attempts no longer matter. */
export const attemptMinutes = windowMinutes + lockMinutes;

/**
 * Until when an address is locked for one source: 15 minutes from the fifth failure within 15 minutes (B05).
 * `failures`: the instants of the failures since the last success, oldest first. Null when it is not locked at `now`.
 */
export const lockedUntil = (failures: readonly Temporal.Instant[], now: Temporal.Instant) => {
  const last = failures.findLastIndex((at, index) => {
    const first = failures[index - failuresAllowed + 1];
    return first !== undefined && first.until(at).total('minutes') <= windowMinutes;
  });
  const until = failures[last]?.add({ minutes: lockMinutes });
  return until && until.epochNanoseconds > now.epochNanoseconds ? until : null;
};
