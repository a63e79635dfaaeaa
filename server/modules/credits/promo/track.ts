import { randomInt } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { AccountSignedUp } from '../../../domain-events/accounts.ts';
import type { PromoEarned } from '../../../domain-events/credits.ts';
import type { MentorFollowed } from '../../../domain-events/profiles.ts';
import type { Change } from '../../../platform/work.ts';
import { personById } from '../../accounts/index.ts';
import { countFollowed } from '../../profiles/index.ts';
import { trackerOf } from '../queries/promos.ts';
import { followPromo } from '../rules/promo.ts';
import type { PromoCodeRow } from '../tables.ts';
import { giveTrackerCode, insertPromo, insertTracker, lockUnearned } from '../store/promos.ts';

/** B103: for mentees who sign up by themselves, not for those whom a company invites. */
export const beginTracking = async ({ tx, now }: Change, { userId, invite }: AccountSignedUp) => {
  const person = await personById(tx, userId);
  if (invite !== null || person?.userType !== 'mentee' || person.isEnterprise) return;
  await insertTracker(tx, userId, now);
};

/** Without letters and digits that are taken for one another. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = () => `FOLLOW3-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;

/** B103: the third mentor that somebody follows at a time earns them a code of their own, once. */
export const countFollow = async ({ tx, now, announce, refresh }: Change, { userId }: MentorFollowed) => {
  const tracker = await lockUnearned(tx, userId);
  if (!tracker || (await countFollowed(tx, userId)) < followPromo.follows) return;
  const promo = await insertPromo(tx, {
    code: newCode(),
    discount: followPromo.discount,
    validUntil: now.add({ hours: 24 * followPromo.days }),
    recipientId: userId,
    maxUses: 1,
    createdAt: now,
  });
  await giveTrackerCode(tx, userId, { promoCodeId: promo.id, earnedAt: now });
  await announce<PromoEarned>({ name: 'promo.earned', userId, promoCodeId: promo.id, at: now.toString() });
  refresh({ people: [userId], keys: ['me'] });
};

const notEarned = {
  promo_code_id: null,
  promo_code: null,
  discount: followPromo.discount,
  valid_until: null,
  package_id: null,
};

const presentEarned = (promo: PromoCodeRow) => ({
  promo_code_id: promo.id,
  promo_code: promo.code,
  discount: promo.discount,
  valid_until: promo.validUntil?.toString() ?? null,
  package_id: promo.packageId,
});

/** DSH-23, CRD-32: for the banner; and beside it whether it was put aside, or there is nothing more to use. */
export const promoTrackers = async (tx: Change['tx'], userId: number, now: Temporal.Instant) => {
  const found = await trackerOf(tx, userId);
  if (!found) return [];
  const { tracker, promo, usedFor } = found;
  const isOver =
    usedFor !== null || (promo?.validUntil != null && Temporal.Instant.compare(promo.validUntil, now) <= 0);
  const recipientConfirmed = tracker.recipientConfirmed || isOver;
  return [{ ...(promo ? presentEarned(promo) : notEarned), recipient_confirmed: recipientConfirmed }];
};
