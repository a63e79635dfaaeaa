import { Temporal } from 'temporal-polyfill';
import { packages, pointsACredit } from '../../../../contract/credits/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { purpose } from '../buy/check-out.ts';
import { topUpExpiry } from '../rules/lots.ts';
import { priceOf } from '../rules/price.ts';
import { insertLot } from '../store/lots.ts';
import { insertPromo, insertTracker, takePromo } from '../store/promos.ts';
import { insertPurchase } from '../store/purchases.ts';
import { recordEntry } from '../store/ledger.ts';

/** A starter pack that somebody bought. */
export interface DemoPurchase {
  userId: number;
  at: Temporal.Instant;
  withCode: boolean;
}

const starter = { cost: 6000, credits: 3, validDuration: 60 };
const days = (count: number) => ({ hours: 24 * count });

const writeCodes = async (tx: Tx, now: Temporal.Instant) => {
  const made = { createdAt: now.subtract(days(60)) };
  await insertPromo(tx, { code: 'FRIENDS20', discount: 20, validUntil: now.add(days(90)), maxUses: 50, ...made });
  await insertPromo(tx, { code: 'RAYA2026', discount: 50, validUntil: now.subtract(days(20)), ...made });
  return insertPromo(tx, { code: 'STARTER10', discount: 10, packageId: packages.starter, ...made });
};

const write = async (tx: Tx, { userId, at }: DemoPurchase, code: { id: number; discount: number } | null) => {
  const discount = code?.discount ?? 0;
  const purchase = await insertPurchase(tx, {
    ...priceOf({ cost: starter.cost, quantity: 1, discount }),
    userId,
    packageId: packages.starter,
    quantity: 1,
    credits: starter.credits,
    validDuration: starter.validDuration,
    currency: 'MYR',
    promoCodeId: code?.id ?? null,
    discount,
    status: 'paid',
    firstPurchase: true,
    createdAt: at,
    paidAt: at,
  });
  if (purchase === null) throw new Error('a purchase that is paid for is written');
  if (code) await takePromo(tx, { promoCodeId: code.id, userId, subscriptionId: purchase.id });
  return purchase;
};

/** Purchases, codes that are good and one that has expired, and who is on the way to one of their own. Answers with what was paid. */
export const writeDemoPurchases = async (
  tx: Tx,
  { bought, follower, now }: { bought: readonly DemoPurchase[]; follower: number | undefined; now: Temporal.Instant },
) => {
  const code = await writeCodes(tx, now);
  const payments = [];
  for (const one of bought) {
    const { id, total } = await write(tx, one, one.withCode ? code : null);
    const points = starter.credits * pointsACredit;
    const { userId, at } = one;
    const entry = { userId, bookingId: null, subscriptionId: id, kind: 'purchase', points, createdAt: at } as const;
    const entryId = await recordEntry(tx, entry);
    const expiresAt = topUpExpiry(at, starter.validDuration);
    if (entryId !== null && Temporal.Instant.compare(expiresAt, now) > 0)
      await insertLot(tx, { entryId, userId, points, expiresAt });
    const paidPath = `/subscriptions/${id}/thank_you`;
    payments.push({ userId, purpose, reference: id, amount: total, description: 'Starter Pack', paidPath, at });
  }
  if (follower !== undefined) await insertTracker(tx, follower, now);
  return payments;
};
