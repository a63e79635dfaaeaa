import { historyPageSize, pointsACredit } from '../../../../contract/credits/index.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import type { Loader } from '../../../platform/permission.ts';
import { found } from '../../../platform/refusal.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { fullName, type Person, personById } from '../../accounts/index.ts';
import { paymentOf } from '../../payments/index.ts';
import { balanceOf, purseOf } from '../purse.ts';
import {
  countEntries,
  countPurchases,
  entriesOf,
  lotsOf,
  purchaseById,
  type PurchaseRow,
  purchasesOf,
  unpaidOf,
} from '../queries/purchases.ts';
import { hasExpired } from '../rules/lots.ts';
import { receiptNumber } from '../rules/receipt.ts';
import { purpose } from './check-out.ts';
import { inRinggit } from '../../../../contract/payments/index.ts';
import { presentPackage, presentPrice, presentPromo, presentPurchase } from './present.ts';
import { offerFor } from './offer.ts';

/** Whoever buys: for others the purchase does not exist. */
export const buyerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, PurchaseRow> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const row = await purchaseById(tx, idOf(input));
    return found(row?.purchase.userId === actor.id ? row : undefined, 'credits.purchase_not_found');
  },
});

/** D22: whose purchases they are, and nobody else. */
export const ownerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, Person> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) =>
    found(idOf(input) === actor.id ? await personById(tx, actor.id) : undefined, 'accounts.not_found'),
});

interface Wanted {
  packageId: number;
  quantity: number;
  promoCodeId: number | null;
}

/** CRD-10: prices are for everybody to read; a balance only for whoever is signed in. */
export const showPurchasePage = async (work: Work<Actor | null>, wanted: Wanted, canPay: boolean) => {
  const { tx, now, actor } = work;
  const offer = await offerFor({ tx, now }, { ...wanted, userId: actor?.id ?? null });
  return {
    package: presentPackage(offer.pack),
    packages: offer.packages.map((one) => presentPackage(one)),
    quantity: wanted.quantity,
    pricing: presentPrice(offer.price),
    promo: offer.promo === null ? null : presentPromo(offer.promo),
    balance: actor === null ? 0 : await balanceOf(tx, actor.id, now),
    unpaid_id: actor === null ? null : await unpaidOf(tx, actor.id),
    can_pay: canPay,
  };
};

/** CRD-29 */
export const showPurchase = async ({ tx }: ReadWork<Actor>, row: PurchaseRow) => ({
  subscription: presentPurchase(row, await paymentOf(tx, purpose, row.purchase.id)),
});

/** CRD-30 */
export const showThanks = async (work: Work<Actor>, row: PurchaseRow) => ({
  ...(await showPurchase(work, row)),
  balance: await balanceOf(work.tx, work.actor.id, work.now),
});

/** CRD-01, B104 */
export const showCredits = async ({ tx, now, actor }: Work<Actor>, asked: number) => {
  const total = await countEntries(tx, actor.id);
  const { part, ...pages } = pageAt({ total, page: asked, size: historyPageSize });
  const { points } = await purseOf(tx, actor.id, now);
  const lots = await lotsOf(tx, actor.id);
  const entries = await entriesOf(tx, actor.id, part);
  return {
    balance: points,
    lots: lots
      .filter((lot) => lot.pointsLeft > 0 && !hasExpired(lot, now))
      .map(({ pointsLeft, expiresAt }) => ({
        credits: pointsLeft / pointsACredit,
        expires_at: expiresAt.toString(),
      })),
    unpaid_id: await unpaidOf(tx, actor.id),
    entries: entries.map(({ id, kind, points: moved, balanceAfter, bookingId, subscriptionId, note, createdAt }) => ({
      id,
      kind,
      credits: moved / pointsACredit,
      balance_after: balanceAfter / pointsACredit,
      booking_id: bookingId,
      subscription_id: subscriptionId,
      note,
      created_at: createdAt.toString(),
    })),
    ...pages,
    total,
  };
};

const presentOfHistory = async ({ tx }: ReadWork<Actor>, row: PurchaseRow) => {
  const { purchase } = row;
  const payment = purchase.status === 'pending' ? await paymentOf(tx, purpose, purchase.id) : undefined;
  return {
    ...presentPurchase(row, payment),
    receipt_number: purchase.paidAt === null ? null : receiptNumber(purchase.id),
    refunded_at: purchase.refundedAt?.toString() ?? null,
    refunded: inRinggit(purchase.refunded),
  };
};

/** CRD-34, B104 */
export const showHistory = async (
  work: Work<Actor>,
  { person, page: asked, seller }: { person: Person; page: number; seller: string },
) => {
  const { tx, actor } = work;
  const total = await countPurchases(tx, actor.id);
  const { part, ...pages } = pageAt({ total, page: asked, size: historyPageSize });
  const purchases = [];
  for (const row of await purchasesOf(tx, actor.id, part)) purchases.push(await presentOfHistory(work, row));
  return {
    purchases,
    buyer: { name: fullName(person), email: person.email },
    seller,
    ...pages,
    total,
  };
};
