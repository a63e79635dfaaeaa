import type { BookingAct } from '../../../../contract/bookings/index.ts';
import type { BookingCancelled } from '../../../domain-events/bookings.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { Change, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { sittingsOf, turnAway, wasHeld } from '../../meetings/index.ts';
import { activityOf, eventOf, refreshPages } from '../announce.ts';
import { factsOf } from '../facts.ts';
import { type ActingAs, loadForAct } from '../load.ts';
import { participantsOf, type BookingRow } from '../queries/views.ts';
import { roomOf } from '../queries/room.ts';
import { returnsPoints } from '../rules/points.ts';
import { whyNot } from '../rules/states.ts';
import {
  dropParticipant,
  lockBooking,
  lockOpenBookingsOf,
  lockPendingIn,
  recordAct,
  recordActivity,
  resolveReports,
  updateBooking,
  vacate,
} from '../store/bookings.ts';

type People = Awaited<ReturnType<typeof participantsOf>>;

interface Closing {
  booking: BookingRow;
  people: People;
  status: 'cancelled' | 'system_cancelled';
  byId: number | null;
  reason: string | null;
  returns: boolean;
}

/** Frees everybody's time and tells what became of the points. */
const close = async (change: Change, { booking, people, status, byId, reason, returns }: Closing) => {
  const { tx, now, announce } = change;
  const { id } = booking;
  const patch = { status, awaitingRole: null, awaitingSince: null, cancelledBy: byId, cancelReason: reason };
  await updateBooking(tx, id, patch, now);
  await vacate(tx, id);
  await resolveReports(tx, id, { by: byId, at: now, resolution: 'cancelled' });
  const data = reason === null ? {} : { reason };
  await recordAct(tx, {
    bookingId: id,
    actorId: byId,
    action: 'cancel',
    fromStatus: booking.status,
    toStatus: status,
    data,
    at: now,
  });
  await recordActivity(tx, activityOf(booking, people, 'canceled', byId, change));
  const event = eventOf(booking, people, byId, change);
  await announce<BookingCancelled>({ name: 'booking.cancelled', ...event, returnsPoints: returns });
  refreshPages(change, people);
};

/** A participant or an admin calls a session off, with a reason (BKG-75, BKG-76). */
export const cancel = async (work: Work<Actor>, id: number, reason: string, as?: ActingAs) => {
  const { booking, people, role, facts } = await loadForAct(work, id, as);
  if (booking.status === 'cancelled') return; // a repeated act answers the present state (C2)
  refuseIf(whyNot('cancel', facts, role, work.now));
  const returns = role !== null && returnsPoints('cancel', facts, role, work.now);
  await close(work, { booking, people, status: 'cancelled', byId: work.actor.id, reason, returns });
};

/** A session of a group goes on without who leaves, as long as somebody leads it and somebody is led. */
const goesOnWithout = async (change: Change, booking: BookingRow, people: People, leaverId: number) => {
  const left = people.filter(({ userId }) => userId !== leaverId);
  const lead = left.find(({ userType }) => userType === 'mentor');
  const led = left.find(({ userType }) => userType === 'mentee');
  if (booking.bookingType === 'one_on_one' || !lead || !led) return false;
  await dropParticipant(change.tx, booking.id, leaverId);
  const mentorId = booking.mentorId === leaverId ? lead.userId : booking.mentorId;
  // Whoever asks takes part: admins look for sessions by it.
  const requesterId = booking.requesterId === leaverId ? led.userId : booking.requesterId;
  await updateBooking(change.tx, booking.id, { mentorId, requesteeId: mentorId, requesterId }, change.now);
  refreshPages(change, people);
  return true;
};

/** Called off by the house itself, when it may be; the points go back. */
const callOff = async (change: Change, id: number, leaverId: number | null, acts: readonly BookingAct[]) => {
  const booking = await lockBooking(change.tx, id, 'all');
  if (!booking) return;
  const people = await participantsOf(change.tx, [id]);
  if (leaverId !== null) await turnAway(change, roomOf(id), leaverId);
  const facts = factsOf(booking, people, null, {
    meetingHeld: wasHeld(await sittingsOf(change.tx, [roomOf(id)])),
  });
  if (acts.every((act) => whyNot(act, facts, 'system', change.now) !== null)) return;
  if (leaverId !== null && (await goesOnWithout(change, booking, people, leaverId))) return;
  await close(change, { booking, people, status: 'system_cancelled', byId: null, reason: null, returns: true });
};

/** Somebody leaves the house: what they still had before them is called off, and the points go back (B06). */
export const withdrawFrom = async (change: Change, userId: number) => {
  for (const { id } of await lockOpenBookingsOf(change.tx, userId)) await callOff(change, id, userId, ['withdraw']);
};

/** Somebody is removed from a programme: also what has begun there and nobody concluded (B77). */
export const removeFrom = async (change: Change, userId: number, programId: number) => {
  for (const { id } of await lockOpenBookingsOf(change.tx, userId, programId))
    await callOff(change, id, userId, ['withdraw', 'remove']);
};

/** B68: a programme closes; whatever still waits for an answer there is called off. */
export const withdrawPendingOf = async (change: Change, programId: number) => {
  for (const { id } of await lockPendingIn(change.tx, programId)) await callOff(change, id, null, ['withdraw']);
};
