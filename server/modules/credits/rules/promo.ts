import { Temporal } from 'temporal-polyfill';

interface Promo {
  validUntil: Temporal.Instant | null;
  packageId: number | null;
  recipientId: number | null;
  maxUses: number | null;
  retiredAt: Temporal.Instant | null;
}

/** What is known of the one who wants to use it. */
interface Wish {
  now: Temporal.Instant;
  userId: number;
  packageId: number;
  hasUsed: boolean;
  /** How many have used it. */
  uses: number;
}

/**
 * B99: a code that has run out, was used by this person or up, or is bound to another package or person. All of them get
 * the same answer: nobody is told what somebody else's code is worth.
 */
export const whyNotPromo = (promo: Promo, { now, userId, packageId, hasUsed, uses }: Wish) => {
  const isOver = promo.validUntil !== null && Temporal.Instant.compare(promo.validUntil, now) <= 0;
  const isForeign =
    (promo.packageId !== null && promo.packageId !== packageId) ||
    (promo.recipientId !== null && promo.recipientId !== userId);
  const isUsedUp = hasUsed || (promo.maxUses !== null && uses >= promo.maxUses);
  return isOver || isForeign || isUsedUp || promo.retiredAt !== null ? ('credits.promo_invalid' as const) : null;
};

/** B103 */
export const followPromo = { follows: 3, discount: 30, days: 30 } as const;
