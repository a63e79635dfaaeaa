import { Temporal } from 'temporal-polyfill';
import type { BrokenWhy } from '../../../../contract/calendars/values.ts';

/** B54 says every 15 minutes; ten leave five to find out that a link is broken and to say so within 15. */
export const readEvery = { minutes: 10 };
/**
 * A link that was tried in vain and has not been read for this long is broken. Its owner is told within 15 minutes, though
 * the clock of a busy server may look a minute or two late.
 */
export const unreadFor = { minutes: 13 };
/** The whole window is read once a day: changes alone would never tell what comes into its far end. */
export const wholeEvery = { hours: 24 };
/** From a day ago, for sessions of today, to just beyond the 60 days that can be booked (B25). */
export const windowAt = (now: Temporal.Instant) => ({
  from: now.subtract({ hours: 24 }),
  until: now.add({ hours: 24 * 63 }),
});

const mostFailures = 3;
const soon = 1;

interface State {
  /** How often in a row it failed before. */
  failures: number;
  /** When it was last read, or linked. */
  lastGoodAt: Temporal.Instant;
}

interface Failure {
  kind: 'expired' | 'revoked' | 'not_permitted' | 'sync_lost' | 'later';
  /** Seconds. */
  retryAfter: number | null;
}

/** What a failed reading makes of a link: whether it is broken and why, and when it is tried again, if ever. */
export const afterFailure = ({ failures, lastGoodAt }: State, { kind, retryAfter }: Failure, now: Temporal.Instant) => {
  if (kind === 'revoked' || kind === 'not_permitted')
    return { failures: failures + 1, brokenWhy: kind satisfies BrokenWhy, readDueAt: null };
  const isBroken = failures + 1 >= mostFailures || Temporal.Instant.compare(lastGoodAt, now.subtract(unreadFor)) <= 0;
  const seconds = Math.max((isBroken ? readEvery.minutes : soon) * 60, retryAfter ?? 0);
  return {
    failures: failures + 1,
    brokenWhy: isBroken ? ('unreachable' as const) : null,
    readDueAt: now.add({ seconds }),
  };
};

/** When sessions that could not be written are tried again. */
export const writeAgainAt = ({ retryAfter }: Failure, now: Temporal.Instant) =>
  now.add({ seconds: Math.max(2 * 60, retryAfter ?? 0) });
