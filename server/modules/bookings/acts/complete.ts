import type { BookingCompleted } from '../../../domain-events/bookings.ts';
import { Refusal, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import { activityOf, eventOf, refreshPages } from '../announce.ts';
import { type ActingAs, loadForAct } from '../load.ts';
import { completingEarly } from '../rules/requests.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { recordAct, recordActivity, resolveReports, updateBooking, vacate } from '../store/bookings.ts';

const isDone = (status: string) => status === 'completed' || status === 'partially_rated' || status === 'fully_rated';

/** The session took place (BKG-72). Before its start it is asked for once more and written to the audit log (M07). */
export const complete = async (work: Work<Actor>, id: number, confirmedEarly: boolean, as?: ActingAs) => {
  const { tx, now, actor, announce } = work;
  const { booking, people, role, facts } = await loadForAct(work, id, as);
  if (isDone(booking.status)) return; // a repeated act answers the present state (C2)
  refuseIf(whyNot('complete', facts, role, now));
  if (role === null) throw new Refusal('bookings.not_allowed_now');
  const early = completingEarly(facts, now);
  if (early && !confirmedEarly) throw new Refusal('bookings.not_begun');

  const { status } = nextStatus('complete', facts, role, now);
  // What was completed before somebody reported it stays so.
  const done = booking.completedAt === null ? { completedAt: now, completedEarly: early } : {};
  await updateBooking(tx, id, { status, ...done }, now);
  await vacate(tx, id);
  await resolveReports(tx, id, { by: actor.id, at: now, resolution: 'completed' });
  await recordAct(tx, {
    bookingId: id,
    actorId: actor.id,
    action: 'complete',
    fromStatus: booking.status,
    toStatus: status,
    data: { early },
    at: now,
  });
  if (booking.completedAt === null) await recordActivity(tx, activityOf(booking, people, 'completed', actor.id, work));
  if (early) await recordAudit(work, { action: 'booking.completed_early', objectType: 'booking', objectId: id });
  const event = eventOf(booking, people, actor.id, work);
  await announce<BookingCompleted>({ name: 'booking.completed', ...event, auto: false, early });
  refreshPages(work, people);
};
