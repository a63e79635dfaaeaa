import type { Temporal } from 'temporal-polyfill';
import type { BookingRescheduled } from '../../domain-events/bookings.ts';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { eventOf, refreshPages } from './announce.ts';
import { loadForAct } from './load.ts';
import { startOf } from './request.ts';
import { askedAtAfter } from './rules/requests.ts';
import { nextStatus, whyNot } from './rules/states.ts';
import { lockPeople, recordAct, recordReschedule, updateBooking, vacate } from './store.ts';
import { refuseUnlessOpen, takeTime } from './take-time.ts';

export interface NewTime {
  reschedule_date: string;
  reschedule_time: string;
  user_timezone: string;
  reschedule_reason?: string | undefined;
}

const isSame = (a: Temporal.Instant, b: Temporal.Instant) => a.epochMilliseconds === b.epochMilliseconds;

/** Moves a session to another open time of the mentor, as long as before; the other side answers (BKG-79, BKG-89). */
export const reschedule = async (work: Work<Actor>, id: number, asked: NewTime) => {
  const { tx, now, actor, announce } = work;
  const { booking, people, role, facts } = await loadForAct(work, id);
  const startAt = startOf(asked.reschedule_date, asked.reschedule_time, asked.user_timezone);
  const endAt = startAt.add(booking.startAt.until(booking.endAt));
  if (isSame(startAt, booking.startAt)) {
    // The same tap again: it already waits for the other side at this time (C2).
    if (booking.status === 'pending' && role !== null && role !== booking.awaitingRole) return;
    throw new Refusal('bookings.same_time');
  }
  refuseIf(whyNot('reschedule', facts, role, now));
  if (role === null) throw new Refusal('bookings.not_allowed_now');

  const { mentorId } = booking;
  await lockPeople(
    tx,
    people.map(({ userId }) => userId),
  );
  await refuseUnlessOpen(tx, { mentorId, startAt, endAt }, { now, movingId: id });
  await vacate(tx, id);
  await takeTime(tx, { bookingId: id, mentorId, people, startAt, endAt });

  const { status, awaitingRole } = nextStatus('reschedule', facts, role, now);
  const awaitingSince = awaitingRole === null ? null : askedAtAfter(facts, awaitingRole, now);
  const calendarSequence = booking.calendarSequence + 1;
  await updateBooking(tx, id, { startAt, endAt, status, awaitingRole, awaitingSince, calendarSequence }, now);
  await recordReschedule(tx, {
    bookingId: id,
    userId: actor.id,
    whoRescheduled: role,
    oldStartAt: booking.startAt,
    newStartAt: startAt,
    oldEndAt: booking.endAt,
    newEndAt: endAt,
    rescheduleReason: asked.reschedule_reason || null,
    createdAt: now,
  });
  await recordAct(tx, {
    bookingId: id,
    actorId: actor.id,
    action: 'reschedule',
    fromStatus: booking.status,
    toStatus: status,
    at: now,
  });
  const event = eventOf({ ...booking, startAt, endAt }, people, actor.id, work);
  const oldStartAt = booking.startAt.toString();
  await announce<BookingRescheduled>({ name: 'booking.rescheduled', ...event, oldStartAt, awaiting: awaitingRole });
  refreshPages(work, people);
};
