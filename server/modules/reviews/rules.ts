import { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../../contract/bookings/index.ts';
import type { PairingMethod } from '../../../contract/programmes/index.ts';

interface Sealable {
  raterId: number;
  unsealedAt: Temporal.Instant;
}

export const isSealed = ({ unsealedAt }: Pick<Sealable, 'unsealedAt'>, now: Temporal.Instant) =>
  Temporal.Instant.compare(now, unsealedAt) < 0;

/** M08: neither side of a session reads the other's review until both are in or seven days have passed. */
export const isSealedFor = (review: Sealable, viewer: { id: number; isAdmin: boolean }, now: Temporal.Instant) =>
  !viewer.isAdmin && review.raterId !== viewer.id && isSealed(review, now);

/**
 * M08: a review can be changed until someone has read it. It is frozen while its session is under investigation (C2).
 */
export const isEditable = (
  review: Pick<Sealable, 'unsealedAt'>,
  { status }: { status: string },
  now: Temporal.Instant,
) => status === 'partially_rated' && isSealed(review, now);

/** REV-22: Private lets only the programme's admins read reviews of others; reviews on the platform are always open. */
export const isPrivate = (programme: { reviewSettings: 'shown' | 'hidden' } | null) =>
  programme?.reviewSettings === 'hidden';

/** M32: whose reviews a page shows, counts and averages: the platform's, those of the programme with this id, or none. */
export type ReviewsFrom = 'platform' | 'none' | number;

/** B16, M32: a portal shows the reviews of its programme; none while they are only for its admins. */
export const readableIn = (
  programme: { id: number; reviewSettings: 'shown' | 'hidden' },
  { isAdmin }: { isAdmin: boolean },
): ReviewsFrom => (isAdmin || !isPrivate(programme) ? programme.id : 'none');

/** REV-11, A12: suggests other mentors to a mentee, where mentees choose their mentors. */
export const suggestsMentors = (
  viewer: BookingSide,
  reviewed: BookingSide,
  programme: { pairingMethod: PairingMethod } | null,
) => viewer === 'mentee' && reviewed === 'mentor' && (programme === null || programme.pairingMethod === 'mentee_picks');
