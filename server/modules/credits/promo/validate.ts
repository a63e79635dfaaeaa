import type { Work } from '../../../platform/work.ts';
import { found } from '../../../platform/refusal.ts';
import type { Actor } from '../../../policies/actor.ts';
import { usablePromo } from '../buy/offer.ts';
import { presentPromo } from '../buy/present.ts';
import { promoByCode } from '../queries/promos.ts';
import { offeredPackages } from '../queries/purchases.ts';
import { knowPromo } from '../store/promos.ts';

/** CRD-18, CRD-19, B99 */
export const validate = async (work: Work<Actor>, { code, packageId }: { code: string; packageId: number }) => {
  const packages = await offeredPackages(work.tx);
  found(
    packages.find(({ id }) => id === packageId),
    'credits.package_not_found',
  );
  const asked = { packageId, userId: work.actor.id };
  const promo = await usablePromo(work, await promoByCode(work.tx, code), asked);
  await knowPromo(work.tx, { promoCodeId: promo.id, userId: work.actor.id });
  return { ...presentPromo(promo), message: 'Promo code applied successfully' };
};
