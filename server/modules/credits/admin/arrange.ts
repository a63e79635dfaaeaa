import { Temporal } from 'temporal-polyfill';
import type { createPackage, createPromoCode } from '../../../../contract/credits/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { found, Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { personByEmail, recordAudit } from '../../accounts/index.ts';
import { listedPackage, listedPromo } from '../queries/admin.ts';
import { insertPackage, lockOfferedPackages, retire } from '../store/packages.ts';
import { insertPromoOnce, retirePromo } from '../store/promos.ts';
import { presentListedPackage, presentListedPromo } from './present.ts';

type NewCode = EndpointInput<typeof createPromoCode>['body'];
type NewPackage = EndpointInput<typeof createPackage>['body'];

export const personOfAddress = async ({ tx }: Work<Actor>, email: string) => {
  const person = await personByEmail(tx, email);
  if (!person || person.deletedAt !== null) throw new Refusal('credits.recipient_not_found');
  return person;
};

const endOf = (day: string, zone: string) =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).toInstant();

/** CRD-21 */
export const makeCode = async (work: Work<Actor>, { code, discount, ...more }: NewCode) => {
  const { tx, now, actor } = work;
  if (more.package_id !== null) found(await listedPackage(tx, more.package_id), 'credits.package_not_found');
  const promo = await insertPromoOnce(tx, {
    code,
    discount,
    packageId: more.package_id,
    recipientId: more.recipient_email === '' ? null : (await personOfAddress(work, more.recipient_email)).id,
    validUntil: more.valid_until === null ? null : endOf(more.valid_until, actor.timezone),
    maxUses: more.max_uses,
    createdBy: actor.id,
    createdAt: now,
  });
  if (promo === null) throw new Refusal('credits.code_taken');
  await recordAudit(work, {
    action: 'promo_code.created',
    objectType: 'promo_code',
    objectId: promo.id,
    data: { code, discount },
  });
  return presentListedPromo(found(await listedPromo(tx, promo.id), 'credits.promo_not_found'), now);
};

/** Purchases that have begun with it keep their price. */
export const retireCode = async (work: Work<Actor>, id: number) => {
  const { tx, now } = work;
  found(await listedPromo(tx, id), 'credits.promo_not_found');
  if (await retirePromo(tx, id, now))
    await recordAudit(work, { action: 'promo_code.retired', objectType: 'promo_code', objectId: id });
  return presentListedPromo(found(await listedPromo(tx, id), 'credits.promo_not_found'), now);
};

/** CRD-04 */
export const makePackage = async (work: Work<Actor>, { cost, credits, ...more }: NewPackage) => {
  const { tx, now } = work;
  const id = await insertPackage(tx, {
    name: more.name,
    cost: Math.round(cost * 100),
    credits,
    validDuration: more.valid_duration,
    recommended: more.recommended,
    createdAt: now,
  });
  await recordAudit(work, {
    action: 'credit_package.created',
    objectType: 'credit_package',
    objectId: id,
    data: { name: more.name, cost, credits },
  });
  return presentListedPackage(found(await listedPackage(tx, id), 'credits.package_not_found'));
};

/** Purchases that have begun keep their package. One at least can always be bought. */
export const retirePackage = async (work: Work<Actor>, id: number) => {
  const { tx, now } = work;
  const { pack } = found(await listedPackage(tx, id), 'credits.package_not_found');
  const offered = await lockOfferedPackages(tx);
  if (pack.retiredAt === null && offered.length > 0) {
    if (offered.every((one) => one === id)) throw new Refusal('credits.last_package');
    await retire(tx, id, now);
    await recordAudit(work, { action: 'credit_package.retired', objectType: 'credit_package', objectId: id });
  }
  return presentListedPackage(found(await listedPackage(tx, id), 'credits.package_not_found'));
};
