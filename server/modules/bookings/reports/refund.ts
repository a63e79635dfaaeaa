import type { BookingRefunded } from '../../../domain-events/bookings.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { guard, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { isRefundedFrom } from '../rules/points.ts';
import { settle } from '../settle.ts';

/** ADB-19, B35: an admin gives the points back. The booking can still be found under its earlier status (D04). */
export const refund = async (work: Work<Actor>, seen: SeenBooking) => {
  const loaded = await lockForAct(work, seen);
  const { id, programId, status } = loaded.booking;
  if (status === 'refunded') return; // a repeated act answers the present state (C2)
  const { to } = guard('refund', loaded, work.now);
  await recordInProgram(work, programId, { action: 'booking.refunded', object: { type: 'booking', id } });
  await settle<BookingRefunded>(work, loaded, {
    act: 'refund',
    to,
    patch: { refundedFrom: isRefundedFrom(status) ? status : null },
    event: (base) => ({ name: 'booking.refunded', ...base, returnsPoints: true }),
  });
};
