import type { InvestigationStarted } from '../../../domain-events/bookings.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { eventOf, refreshPages } from '../announce.ts';
import { loadAsAdmin } from '../load.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { recordAct, updateBooking } from '../store/bookings.ts';

/** ADB-18: an admin looks into what was reported. */
export const investigate = async (work: Work<Actor>, id: number) => {
  const { tx, now, actor, announce } = work;
  const { booking, people, role, facts } = await loadAsAdmin(work, id);
  if (booking.status === 'investigating') return; // a repeated act answers the present state (C2)
  refuseIf(whyNot('investigate', facts, role, now));
  const { status } = nextStatus('investigate', facts, role, now);
  await updateBooking(tx, id, { status }, now);
  await recordAct(tx, {
    bookingId: id,
    actorId: actor.id,
    action: 'investigate',
    fromStatus: booking.status,
    toStatus: status,
    at: now,
  });
  const event = eventOf(booking, people, actor.id, work);
  await announce<InvestigationStarted>({ name: 'booking.investigation_started', ...event });
  refreshPages(work, people);
};
