import { pointsACredit } from '../../../../contract/credits/index.ts';
import type { CreditsBought } from '../../../domain-events/credits.ts';
import type { PaymentEnded, PaymentPaid } from '../../../domain-events/payments.ts';
import type { Change } from '../../../platform/work.ts';
import { topUpExpiry } from '../rules/lots.ts';
import { recordEntry } from '../store/ledger.ts';
import { insertLot } from '../store/lots.ts';
import { freePromo, takePromo } from '../store/promos.ts';
import { changePurchase, hasBoughtBefore, lockPurchase } from '../store/purchases.ts';
import type { SubscriptionRow } from '../tables.ts';

/** The credits of a purchase, once (CRD-38). The caller holds it, and it was not paid before. */
export const give = async (change: Change, purchase: SubscriptionRow) => {
  const { tx, now, announce, refresh } = change;
  const { id: subscriptionId, userId } = purchase;
  const firstPurchase = !(await hasBoughtBefore(tx, purchase));
  await changePurchase(tx, subscriptionId, { status: 'paid', paidAt: now, firstPurchase });
  // Paid for after it was given up: its code counts as used, unless another purchase has it by now.
  if (purchase.promoCodeId !== null) await takePromo(tx, { promoCodeId: purchase.promoCodeId, userId, subscriptionId });
  const points = purchase.credits * pointsACredit;
  const entry = { userId, bookingId: null, subscriptionId, kind: 'purchase', points, createdAt: now } as const;
  const entryId = await recordEntry(tx, entry);
  if (entryId === null) throw new Error('points that come cannot be too few');
  await insertLot(tx, { entryId, userId, points, expiresAt: topUpExpiry(now, purchase.validDuration) });
  await announce<CreditsBought>({ name: 'credits.bought', userId, subscriptionId, at: now.toString() });
  refresh({ people: [userId], keys: ['me', 'purchases', 'slots'] });
};

/** CRD-38: in the transaction that says that the money is there. */
export const giveForPayment =
  (purpose: string) =>
  async (change: Change, { purpose: of, reference }: PaymentPaid) => {
    if (of !== purpose) return;
    const purchase = await lockPurchase(change.tx, reference);
    if (purchase && purchase.status !== 'paid' && purchase.status !== 'refunded') await give(change, purchase);
  };

/** B100: nobody pays any more; the code can be used for another purchase. */
export const lapse =
  (purpose: string) =>
  async ({ tx, now }: Change, { purpose: of, reference, how }: PaymentEnded) => {
    if (of !== purpose) return;
    const purchase = await lockPurchase(tx, reference);
    if (purchase?.status !== 'pending') return;
    await changePurchase(tx, purchase.id, { status: how, endedAt: now });
    await freePromo(tx, purchase.id);
  };
