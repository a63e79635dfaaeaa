import type { Temporal } from 'temporal-polyfill';

const days = 30;

/** B28: nobody is invited twice by the same person within thirty days. Since when does an earlier invitation count? */
export const invitedSince = (now: Temporal.Instant) => now.subtract({ hours: 24 * days });
