import type { BookingCancelled, BookingExpired, BookingMissed, BookingRefunded } from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { lockUnreturnedCharge, recordEntry } from './store.ts';

type Returning = BookingCancelled | BookingExpired | BookingMissed | BookingRefunded;

/** Bookings decide whether points are refunded (B35); we write the entry. A second refund finds nothing to return. */
export const returnPoints = async ({ tx, now, refresh }: Change, event: Returning) => {
  if (!event.returnsPoints) return;
  const charged = await lockUnreturnedCharge(tx, event.bookingId);
  if (!charged) return;
  const { userId, bookingId, points } = charged;
  const kind = event.name === 'booking.refunded' ? 'refund' : 'booking_return';
  await recordEntry(tx, { userId, bookingId, kind, points: -points, createdAt: now });
  refresh({ people: [userId], keys: ['me'] });
};
