import type { Temporal } from 'temporal-polyfill';
import type { BookingRescheduled } from '../../../domain-events/bookings.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { guard, lockForAct } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import { hasMovedLast } from '../queries/repeated.ts';
import type { BookingRow } from '../queries/views.ts';
import { startOf } from './request.ts';
import { settle } from '../settle.ts';
import { lockPeople, recordReschedule, vacate } from '../store/bookings.ts';
import { orSlotTaken, refuseUnlessOpen, takeTime } from './take-time.ts';

export interface NewTime {
  reschedule_date: string;
  reschedule_time: string;
  user_timezone: string;
  reschedule_reason?: string | undefined;
  /** D08: set for a session that is over and was not held. Any other session that is over can no longer be moved. */
  not_carried_out?: boolean | undefined;
  /** In minutes; when absent, the session keeps its length (BKG-89). */
  duration?: number | undefined;
}

const isOpen = ({ status }: BookingRow) => status === 'pending' || status === 'upcoming';

const isSame = (a: Temporal.Instant, b: Temporal.Instant) => a.epochMilliseconds === b.epochMilliseconds;

const newPeriod = (booking: BookingRow, { reschedule_date, reschedule_time, user_timezone, duration }: NewTime) => {
  const startAt = startOf(reschedule_date, reschedule_time, user_timezone);
  const length = duration === undefined ? booking.startAt.until(booking.endAt) : { minutes: duration };
  const endAt = startAt.add(length);
  return { startAt, endAt, isOld: isSame(startAt, booking.startAt) && isSame(endAt, booking.endAt) };
};

/**
 * Moves a session to another open time of the mentor and keeps its length; the other side answers (BKG-79, BKG-89).
 * When an admin moves it, nobody has to answer, and the length may change (ADB-31).
 */
export const reschedule = async (work: Work<Actor>, seen: SeenBooking, asked: NewTime) => {
  const { tx, now, actor } = work;
  const loaded = await lockForAct(work, seen);
  const { booking, people } = loaded;
  const { id } = booking;
  const { startAt, endAt, isOld } = newPeriod(booking, asked);
  if (isOld) {
    // A repeated click: the session already waits for the other side at this time, or this user moved it here before
    // (C2).
    if (booking.status === 'pending' && loaded.role !== null && loaded.role !== booking.awaitingRole) return;
    if (isOpen(booking) && (await hasMovedLast(tx, id, actor.id))) return;
    throw new Refusal('bookings.same_time');
  }
  const act = asked.not_carried_out ? 'reschedule_not_carried_out' : 'reschedule';
  const { to, role } = guard(act, loaded, now);

  const { mentorId, programId, groupId } = booking;
  const place = { mentorId, programId, groupId, startAt, endAt };
  const takeInstead = async () => {
    await lockPeople(
      tx,
      people.map(({ userId }) => userId),
    );
    await refuseUnlessOpen(tx, place, { now, movingId: id });
    await vacate(tx, id);
    await takeTime(tx, { ...place, bookingId: id, people });
  };
  await orSlotTaken(place, takeInstead, id);

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
  const old = { oldStartAt: booking.startAt.toString(), oldEndAt: booking.endAt.toString() };
  await settle<BookingRescheduled>(work, loaded, {
    act,
    to,
    patch: { startAt, endAt },
    event: (base) => ({ name: 'booking.rescheduled', ...base, ...old, awaiting: to.awaitingRole }),
  });
};
