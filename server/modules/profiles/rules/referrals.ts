import type { Temporal } from 'temporal-polyfill';

const days = 30;

/** B28: the same person cannot invite anyone twice within thirty days. Earlier invitations count from this time on. */
export const invitedSince = (now: Temporal.Instant) => now.subtract({ hours: 24 * days });
