import type { Change } from '../../platform/work.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordEntry } from './store.ts';

/** Where a member buys more points (BKG-39). */
const topUpPage = '/package/10/purchase_page';

/** Charges for a booking in the transaction that makes it; refuses when the balance is too low (B34). */
export const charge = async (
  { tx, now }: Change,
  { userId, bookingId, points }: { userId: number; bookingId: number; points: number },
) => {
  if (points === 0) return;
  const paid = await recordEntry(tx, { userId, bookingId, kind: 'booking', points: -points, createdAt: now });
  if (!paid) throw new Refusal('credits.not_enough', 422, { redirectUrl: topUpPage });
};
