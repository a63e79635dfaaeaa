import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { checkOut as endpoint } from '../../../../contract/credits/index.ts';
import { hoursToPay } from '../../../../contract/payments/index.ts';
import type { CheckoutBegun } from '../../../domain-events/credits.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { openPayment, payPath } from '../../payments/index.ts';
import { unpaidOf } from '../queries/purchases.ts';
import { lockPromo, takePromo } from '../store/promos.ts';
import { insertPurchase } from '../store/purchases.ts';
import type { SubscriptionRow } from '../tables.ts';
import { give } from './give.ts';
import { offerFor } from './offer.ts';

/** What the payments of this module are for. */
export const purpose = 'credits';

const pathOf = (id: number, page: 'pending_payment' | 'thank_you') => `/subscriptions/${id}/${page}`;

type Wish = EndpointInput<typeof endpoint>['body']['user_subscription'];

/** Nothing when the person already has an unpaid purchase, which may even have taken the code. */
const begin = async (work: Work<Actor>, wish: Wish) => {
  const { tx, now, actor } = work;
  if ((await unpaidOf(tx, actor.id)) !== null) return null;
  const promoCodeId = wish.promo_code_id ?? null;
  // Held until the end: the last use of a code goes to one purchase.
  if (promoCodeId !== null) await lockPromo(tx, promoCodeId);
  const asked = { packageId: wish.package_id, quantity: wish.quantity, promoCodeId, userId: actor.id };
  const { pack, discount, price } = await offerFor(work, asked);
  const purchase = await insertPurchase(tx, {
    ...price,
    userId: actor.id,
    packageId: pack.id,
    quantity: wish.quantity,
    credits: pack.credits * wish.quantity,
    validDuration: pack.validDuration,
    currency: pack.currency,
    promoCodeId,
    discount,
    createdAt: now,
  });
  if (purchase === null) return null;
  const use = { userId: actor.id, subscriptionId: purchase.id };
  if (promoCodeId !== null && !(await takePromo(tx, { ...use, promoCodeId })))
    throw new Refusal('credits.promo_invalid');
  await work.announce<CheckoutBegun>({ name: 'checkout.begun', subscriptionId: purchase.id, at: now.toString() });
  return { purchase, packageName: pack.name };
};

const askForMoney = (work: Work<Actor>, purchase: SubscriptionRow, packageName: string, canPay: boolean) =>
  openPayment(
    work,
    {
      userId: purchase.userId,
      purpose,
      reference: purchase.id,
      amount: purchase.total,
      currency: purchase.currency,
      description: purchase.quantity === 1 ? packageName : `${packageName} × ${purchase.quantity}`,
      expiresAt: work.now.add({ hours: hoursToPay }),
      paidPath: pathOf(purchase.id, 'thank_you'),
      leftPath: pathOf(purchase.id, 'pending_payment'),
    },
    canPay,
  );

/**
 * CRD-22, B100: begins a purchase and answers with where to go on: the payment, the page of an earlier purchase that is
 * not paid, or the thanks when it costs nothing.
 */
export const checkOut = async (work: Work<Actor>, wish: Wish, canPay: boolean): Promise<string> => {
  const begun = await begin(work, wish);
  if (begun === null) {
    const unpaid = await unpaidOf(work.tx, work.actor.id);
    return unpaid === null ? '/subscriptions' : pathOf(unpaid, 'pending_payment');
  }
  const { purchase, packageName } = begun;
  if (purchase.total === 0) {
    await give(work, purchase);
    return pathOf(purchase.id, 'thank_you');
  }
  work.refresh({ people: [work.actor.id], keys: ['purchases'] });
  return payPath(await askForMoney(work, purchase, packageName, canPay));
};
