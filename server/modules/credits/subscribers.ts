import type { BookingCancelled, BookingExpired, BookingMissed, BookingRefunded } from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { hasExpired, returnExpiry } from './rules/lots.ts';
import { lockUnreturnedCharge, recordEntry } from './store/ledger.ts';
import { changeLot, drawsOf, insertLot } from './store/lots.ts';

type Returning = BookingCancelled | BookingExpired | BookingMissed | BookingRefunded;

/** B35: points go back to the lots they came from; those whose lot has expired since get one of their own. */
const backToLots = async ({ tx, now }: Change, back: { chargeId: number; returnId: number; userId: number }) => {
  let homeless = 0;
  for (const draw of await drawsOf(tx, back.chargeId)) {
    if (hasExpired(draw, now)) homeless += draw.points;
    else await changeLot(tx, draw.lotId, draw.points);
  }
  if (homeless === 0) return;
  const { returnId: entryId, userId } = back;
  await insertLot(tx, { entryId, userId, points: homeless, expiresAt: returnExpiry(now) });
};

/** Bookings decide whether points are refunded (B35); we write the entry. A second refund finds nothing to return. */
export const returnPoints = async (change: Change, event: Returning) => {
  const { tx, now, refresh } = change;
  if (!event.returnsPoints) return;
  const charged = await lockUnreturnedCharge(tx, event.bookingId);
  if (!charged) return;
  const { userId, bookingId, points } = charged;
  const kind = event.name === 'booking.refunded' ? 'refund' : 'booking_return';
  const returnId = await recordEntry(tx, { userId, bookingId, kind, points: -points, createdAt: now });
  if (returnId !== null) await backToLots(change, { chargeId: charged.id, returnId, userId });
  refresh({ people: [userId], keys: ['me', 'purchases'] });
};
