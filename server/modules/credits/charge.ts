import type { Change } from '../../platform/work.ts';
import { Refusal } from '../../platform/refusal.ts';
import { expireLots } from './expire.ts';
import { drawOldestFirst } from './rules/lots.ts';
import { recordEntry } from './store/ledger.ts';
import { changeLot, insertDraws, openLots } from './store/lots.ts';

/** Where a member buys more points (BKG-39). */
const topUpPage = '/package/10/purchase_page';

const tooFew = () => new Refusal('credits.not_enough', 422, { redirectUrl: topUpPage });

/** Charges for a booking in the transaction that makes it; refuses when the balance is too low (B34). */
export const charge = async (
  { tx, now, refresh }: Change,
  { userId, bookingId, points }: { userId: number; bookingId: number; points: number },
) => {
  if (points === 0) return;
  const entryId = await recordEntry(tx, { userId, bookingId, kind: 'booking', points: -points, createdAt: now });
  if (entryId === null) throw tooFew();
  const lots = await openLots(tx, userId);
  // M28: what expired since the clock last looked cannot be spent any more.
  if (!(await expireLots(tx, { userId, lots, now }))) throw tooFew();
  const draws = drawOldestFirst(lots, points, now);
  for (const draw of draws) await changeLot(tx, draw.lotId, -draw.points);
  await insertDraws(tx, entryId, draws);
  refresh({ people: [userId], keys: ['purchases'] });
};
