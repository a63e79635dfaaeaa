/** B113: how many times sending an email is tried. */
const mostTries = 5;

/** Minutes until the next try, after the first, the second … failed one. */
const pauses = [1, 5, 30, 120];

/**
 * What happens to an email whose n-th try failed: minutes until the next try, or null when that was the last (NTF-16).
 */
export const pauseAfter = (tries: number): number | null =>
  tries >= mostTries ? null : (pauses[Math.max(tries, 1) - 1] ?? null);

/**
 * How long a sender may keep an email it has taken; if its outcome is still unknown then, another sender sends it
 * again.
 */
export const leaseMinutes = 10;

/** In days: notifications (B112), and emails that are finished with (B122). */
export const daysKept = { notifications: 90, deliveries: 180 } as const;
