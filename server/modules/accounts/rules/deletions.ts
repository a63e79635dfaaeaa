import type { Temporal } from 'temporal-polyfill';

/** B06, ACC-64 */
const keptDays = 30;

/** When the data of an account that is deleted now is erased for good. */
export const purgeAfter = (now: Temporal.Instant) => now.add({ hours: keptDays * 24 });

/** `purgeAt` is that of the open deletion; without one there is nothing to restore. */
export const whyNotRestore = (purgeAt: Temporal.Instant | null, now: Temporal.Instant) =>
  purgeAt !== null && purgeAt.epochNanoseconds > now.epochNanoseconds ? null : 'accounts.purged';
