import type { BookingRefunded } from '../../../domain-events/bookings.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { eventOf, refreshPages } from '../announce.ts';
import { loadAsAdmin } from '../load.ts';
import { isRefundedFrom } from '../rules/points.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { recordAct, resolveReports, updateBooking } from '../store/bookings.ts';

/** ADB-19, B35: an admin gives the points back. The booking stays found under what it was (D04). */
export const refund = async (work: Work<Actor>, id: number) => {
  const { tx, now, actor, announce } = work;
  const { booking, people, role, facts } = await loadAsAdmin(work, id);
  if (booking.status === 'refunded') return; // a repeated act answers the present state (C2)
  refuseIf(whyNot('refund', facts, role, now));
  const { status } = nextStatus('refund', facts, role, now);
  const refundedFrom = isRefundedFrom(booking.status) ? booking.status : null;
  await updateBooking(tx, id, { status, refundedFrom }, now);
  await resolveReports(tx, id, { by: actor.id, at: now, resolution: 'refunded' });
  await recordAct(tx, {
    bookingId: id,
    actorId: actor.id,
    action: 'refund',
    fromStatus: booking.status,
    toStatus: status,
    at: now,
  });
  await recordAudit(work, { action: 'booking.refunded', objectType: 'booking', objectId: id });
  const event = eventOf(booking, people, actor.id, work);
  await announce<BookingRefunded>({ name: 'booking.refunded', ...event, returnsPoints: true });
  refreshPages(work, people);
};
