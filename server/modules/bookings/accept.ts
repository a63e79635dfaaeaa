import type { BookingAccepted } from '../../domain-events/bookings.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { activityOf, eventOf, refreshPages } from './announce.ts';
import { loadForAct } from './load.ts';
import { whyNot } from './rules/states.ts';
import { recordAct, recordActivity, updateBooking } from './store.ts';

/** The awaited side says yes (BKG-69). The time was taken by the request; the database still holds it. */
export const accept = async (work: Work<Actor>, id: number) => {
  const { tx, now, actor, announce } = work;
  const { booking, people, role, facts } = await loadForAct(work, id);
  if (booking.status === 'upcoming') return; // a repeated act answers the present state (C2)
  refuseIf(whyNot('accept', facts, role, now));
  await updateBooking(tx, id, { status: 'upcoming', awaitingRole: null, awaitingSince: null, acceptedAt: now }, now);
  await recordAct(tx, {
    bookingId: id,
    actorId: actor.id,
    action: 'accept',
    fromStatus: 'pending',
    toStatus: 'upcoming',
    at: now,
  });
  await recordActivity(tx, activityOf(booking, people, 'confirmed', actor.id, work));
  await announce<BookingAccepted>({ name: 'booking.accepted', ...eventOf(booking, people, actor.id, work) });
  refreshPages(work, people);
};
