import { pointsACredit } from '../../../../contract/credits/index.ts';
import type { CreditsRefunded } from '../../../domain-events/credits.ts';
import { found, Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { refund } from '../../payments/index.ts';
import { purpose } from '../buy/check-out.ts';
import { expireLots } from '../expire.ts';
import { balanceOf } from '../purse.ts';
import { purchaseRecord } from '../queries/admin.ts';
import { drawOldestFirst, hasExpired } from '../rules/lots.ts';
import { unusedShare } from '../rules/refund.ts';
import { lockBalance, recordEntry } from '../store/ledger.ts';
import { changeLot, lotOfPurchase, openLots } from '../store/lots.ts';
import { changePurchase, lockPurchase } from '../store/purchases.ts';
import { personOfAddress } from './arrange.ts';
import { presentRecord } from './present.ts';

const tooFew = () => new Refusal('credits.too_few_to_take');

/** Takes points out of the lots that expire first; the caller holds the balance. */
const takeFromLots = async ({ tx, now }: Work<Actor>, userId: number, points: number) => {
  const lots = await openLots(tx, userId);
  if (!(await expireLots(tx, { userId, lots, now }))) throw tooFew();
  for (const draw of drawOldestFirst(lots, points, now)) await changeLot(tx, draw.lotId, -draw.points);
};

interface Grant {
  email: string;
  credits: number;
  reason: string;
}

/** What an admin gives does not expire; what one takes is taken from what expires first. */
export const grant = async (work: Work<Actor>, { email, credits, reason }: Grant) => {
  const { tx, now } = work;
  const { id: userId } = await personOfAddress(work, email);
  const points = credits * pointsACredit;
  const entry = { userId, bookingId: null, kind: 'adjustment', points, note: reason, createdAt: now } as const;
  if ((await recordEntry(tx, entry)) === null) throw tooFew();
  if (points < 0) await takeFromLots(work, userId, -points);
  await recordAudit(work, {
    action: 'credits.granted',
    objectType: 'User',
    objectId: userId,
    data: { credits, reason },
  });
  work.refresh({ people: [userId], keys: ['me', 'purchases', 'slots'] });
  return { balance: await balanceOf(tx, userId, now) };
};

/** M44: what is unused goes back pro rata, and cannot be spent any more. */
export const refundUnused = async (work: Work<Actor>, id: number, reason: string) => {
  const { tx, now, announce } = work;
  const purchase = found(await lockPurchase(tx, id), 'credits.purchase_not_found');
  if (purchase.status === 'refunded') throw new Refusal('credits.refunded_already');
  found(purchase.status === 'paid' || undefined, 'credits.purchase_not_found');
  const { userId } = purchase;
  await lockBalance(tx, userId);
  const lot = await lotOfPurchase(tx, id);
  const left = lot && !hasExpired(lot, now) ? lot.pointsLeft : 0;
  const amount = unusedShare(purchase.total, { left, bought: purchase.credits * pointsACredit });
  if (!lot || amount === 0) throw new Refusal('credits.nothing_to_refund');
  const entry = { userId, bookingId: null, subscriptionId: id, kind: 'purchase_return', createdAt: now } as const;
  if ((await recordEntry(tx, { ...entry, points: -left })) === null) throw tooFew();
  await changeLot(tx, lot.entryId, -left);
  const asked = { purpose, reference: id, amount, reason, askedBy: work.actor.id };
  if ((await refund(work, asked)) !== amount) throw new Refusal('credits.nothing_to_refund');
  await changePurchase(tx, id, { status: 'refunded', refundedAt: now, refunded: amount });
  await recordAudit(work, {
    action: 'credits.refunded',
    objectType: 'subscription',
    objectId: id,
    data: { amount, reason },
  });
  await announce<CreditsRefunded>({ name: 'credits.refunded', userId, subscriptionId: id, at: now.toString() });
  work.refresh({ people: [userId], keys: ['me', 'purchases', 'slots'] });
  return presentRecord(found(await purchaseRecord(tx, id), 'credits.purchase_not_found'));
};
