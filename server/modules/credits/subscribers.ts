import type { BookingCancelled, BookingExpired } from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { lockUnreturnedCharge, recordEntry } from './store.ts';

/** Whether points go back is decided by bookings (B35); the entry is ours. A second return finds nothing to return. */
export const returnPoints = async ({ tx, now, refresh }: Change, event: BookingCancelled | BookingExpired) => {
  if (!event.returnsPoints) return;
  const charged = await lockUnreturnedCharge(tx, event.bookingId);
  if (!charged) return;
  const { userId, bookingId, points } = charged;
  await recordEntry(tx, { userId, bookingId, kind: 'booking_return', points: -points, createdAt: now });
  refresh({ people: [userId], keys: ['me'] });
};
