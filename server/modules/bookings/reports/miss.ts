import type { BookingMissed } from '../../../domain-events/bookings.ts';
import { refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { eventOf, refreshPages } from '../announce.ts';
import { loadAsAdmin } from '../load.ts';
import { returnsPoints } from '../rules/points.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { recordAct, resolveReports, updateBooking, vacate } from '../store/bookings.ts';

/** ADB-17: an admin has found that somebody did not come; a mentor's absence returns the points at once (D06). */
export const miss = async (work: Work<Actor>, id: number, missingId: number) => {
  const { tx, now, actor, announce } = work;
  const { booking, people, role, facts } = await loadAsAdmin(work, id);
  const missing = people.find(({ userId }) => userId === missingId)?.userType;
  if (missing === undefined) refuseField('missed_participant_id', 'Please choose a participant');
  if (booking.status === 'missed' && booking.missedParticipantId === missingId) return; // a repeated act (C2)
  refuseIf(whyNot('miss', facts, role, now));
  const { status } = nextStatus('miss', facts, role, now);
  await updateBooking(tx, id, { status, missedParticipantId: missingId }, now);
  await vacate(tx, id);
  await resolveReports(tx, id, { by: actor.id, at: now, resolution: 'missed' });
  await recordAct(tx, {
    bookingId: id,
    actorId: actor.id,
    action: 'miss',
    fromStatus: booking.status,
    toStatus: status,
    data: { missingId },
    at: now,
  });
  const returns = returnsPoints('miss', facts, role, now, missing ?? null);
  const event = { ...eventOf(booking, people, actor.id, work), missingId, returnsPoints: returns };
  await announce<BookingMissed>({ name: 'booking.missed', ...event });
  refreshPages(work, people);
};
