import type { Temporal } from 'temporal-polyfill';

interface Sealable {
  raterId: number;
  unsealedAt: Temporal.Instant;
}

/** M08: neither side of a session reads the other's review before both are in or seven days have passed. */
export const isSealedFor = (review: Sealable, viewer: { id: number; isAdmin: boolean }, now: Temporal.Instant) =>
  !viewer.isAdmin && review.raterId !== viewer.id && review.unsealedAt.epochMilliseconds > now.epochMilliseconds;
