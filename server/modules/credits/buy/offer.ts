import type { Change } from '../../../platform/work.ts';
import { found, Refusal, refuseIf } from '../../../platform/refusal.ts';
import { priceOf } from '../rules/price.ts';
import { whyNotPromo } from '../rules/promo.ts';
import { promoKnownTo, usesOf } from '../queries/promos.ts';
import { offeredPackages } from '../queries/purchases.ts';
import type { PromoCodeRow } from '../tables.ts';

interface Wish {
  packageId: number;
  quantity: number;
  promoCodeId: number | null;
  /** Null: a visitor, for whom no code is good. */
  userId: number | null;
}

type Read = Pick<Change, 'tx' | 'now'>;

/** B99: the code, if this person may use it for this package; otherwise the one refusal. */
export const usablePromo = async (
  { tx, now }: Read,
  promo: PromoCodeRow | undefined,
  { packageId, userId }: Pick<Wish, 'packageId' | 'userId'>,
) => {
  if (promo === undefined || userId === null) throw new Refusal('credits.promo_invalid');
  refuseIf(whyNotPromo(promo, { now, userId, packageId, ...(await usesOf(tx, promo.id, userId)) }));
  return promo;
};

/** What is offered: the package, and what it costs this person today (CRD-23). */
export const offerFor = async (change: Read, { packageId, quantity, promoCodeId, userId }: Wish) => {
  const packages = await offeredPackages(change.tx);
  const pack = found(
    packages.find(({ id }) => id === packageId),
    'credits.package_not_found',
  );
  const known = promoCodeId === null || userId === null ? undefined : promoKnownTo(change.tx, promoCodeId, userId);
  const promo = promoCodeId === null ? null : await usablePromo(change, await known, { packageId, userId });
  const discount = promo?.discount ?? 0;
  return { packages, pack, promo, discount, price: priceOf({ cost: pack.cost, quantity, discount }) };
};
