import { Temporal } from 'temporal-polyfill';

/** Points of one lot that have not been spent, and when they expire. */
export interface Lot {
  entryId: number;
  pointsLeft: number;
  expiresAt: Temporal.Instant;
}

/** Points taken from a lot. */
export interface Draw {
  lotId: number;
  points: number;
}

export const hasExpired = ({ expiresAt }: Pick<Lot, 'expiresAt'>, now: Temporal.Instant) =>
  Temporal.Instant.compare(expiresAt, now) <= 0;

/**
 * B34: what expires first is spent first; of two that expire together, the older one. Points that no lot has to give
 * come from the part of the balance that does not expire. Record 035.
 */
export const drawOldestFirst = (lots: readonly Lot[], points: number, now: Temporal.Instant): Draw[] => {
  const alive = lots.filter((lot) => !hasExpired(lot, now));
  const inOrder = alive.toSorted((a, b) => Temporal.Instant.compare(a.expiresAt, b.expiresAt) || a.entryId - b.entryId);
  let missing = points;
  return inOrder.flatMap(({ entryId: lotId, pointsLeft }) => {
    const taken = Math.min(missing, pointsLeft);
    missing -= taken;
    return taken > 0 ? [{ lotId, points: taken }] : [];
  });
};

const hoursOf = (days: number) => ({ hours: 24 * days });

/** M28: how long a welcome credit is valid. */
export const welcomeExpiry = (given: Temporal.Instant) => given.add(hoursOf(60));
/** B35: points that come back after their lot has expired are valid for another 30 days. */
export const returnExpiry = (returned: Temporal.Instant) => returned.add(hoursOf(30));
/** B36: the owner is told 7 days before. */
export const warnFrom = (now: Temporal.Instant) => now.add(hoursOf(7));
/** B36: what `upcoming_expiring_credits` counts. */
export const expiringUntil = (now: Temporal.Instant) => now.add(hoursOf(14));

const daysAMonth = 30;

/**
 * CRD-09, A62: until when a top-up is valid. Days that make whole months of thirty count as calendar months, so that
 * '2 months' is the same day two months later.
 */
export const topUpExpiry = (paid: Temporal.Instant, validDuration: number) =>
  validDuration % daysAMonth === 0
    ? paid
        .toZonedDateTimeISO('UTC')
        .add({ months: validDuration / daysAMonth })
        .toInstant()
    : paid.add(hoursOf(validDuration));
