import type { Temporal } from 'temporal-polyfill';

/** B08: a browser's session lasts 14 days from its last use, a bearer token 12 hours. */
export const sessionHours = { cookie: 14 * 24, bearer: 12 } as const;

/** A session is prolonged at most this often, so that most reads do not write. */
const renewalHours = { cookie: 24, bearer: 1 } as const;

/** Is it time to prolong a session that was last prolonged at `renewedAt`? */
export const isDueForRenewal = (kind: 'cookie' | 'bearer', renewedAt: Temporal.Instant, now: Temporal.Instant) =>
  renewedAt.until(now).total('hours') >= renewalHours[kind];

/**
 * The cookie outlives its session: the row in the database decides when the session ends, so the cookie need not be
 * renewed.
 */
export const cookieSeconds = 400 * 24 * 3600;
