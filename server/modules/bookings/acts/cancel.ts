import type { BookingAct } from '../../../../contract/bookings/index.ts';
import type { BookingCancelled } from '../../../domain-events/bookings.ts';
import type { Change, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { turnAway } from '../../meetings/index.ts';
import { refreshPages } from '../announce.ts';
import { guard, lockForAct, loadForSystem } from '../load.ts';
import type { SeenBooking } from '../permissions.ts';
import type { BookingRow, ParticipantRow } from '../queries/views.ts';
import { roomOf } from '../queries/room.ts';
import { returnsPoints } from '../rules/points.ts';
import { type NextState, nextStatus, whyNot } from '../rules/states.ts';
import { type Loaded, settle } from '../settle.ts';
import { dropParticipant, editBooking, lockOpenBookingsOf, lockOpenOfPair, lockPendingIn } from '../store/bookings.ts';

type People = readonly ParticipantRow[];

interface Closing {
  act: BookingAct;
  to: NextState;
  /** Null when the system cancels it. */
  reason: string | null;
  returns: boolean;
}

/** Frees everyone's time and says in the event what happens to the points. */
const close = (change: Change, loaded: Loaded, { act, to, reason, returns }: Closing) =>
  settle<BookingCancelled>(change, loaded, {
    act,
    to,
    patch: { cancelledBy: loaded.byId, cancelReason: reason },
    data: reason === null ? {} : { reason },
    activity: 'canceled',
    event: (base) => ({ name: 'booking.cancelled', ...base, returnsPoints: returns }),
  });

/** A participant or an admin cancels a session, giving a reason (BKG-75, BKG-76). */
export const cancel = async (work: Work<Actor>, seen: SeenBooking, reason: string) => {
  const loaded = await lockForAct(work, seen);
  if (loaded.booking.status === 'cancelled') return; // a repeated act answers the present state (C2)
  const { to, role } = guard('cancel', loaded, work.now);
  const returns = returnsPoints('cancel', loaded.facts, role, work.now);
  await close(work, loaded, { act: 'cancel', to, reason, returns });
};

/** A group session goes on without the person who leaves, as long as a mentor and a mentee remain. */
const goesOnWithout = async (change: Change, booking: BookingRow, people: People, leaverId: number) => {
  const left = people.filter(({ userId }) => userId !== leaverId);
  const lead = left.find(({ userType }) => userType === 'mentor');
  const led = left.find(({ userType }) => userType === 'mentee');
  if (booking.bookingType === 'one_on_one' || !lead || !led) return false;
  await dropParticipant(change.tx, booking.id, leaverId);
  const mentorId = booking.mentorId === leaverId ? lead.userId : booking.mentorId;
  // The requester must take part, because admins search for sessions by requester.
  const requesterId = booking.requesterId === leaverId ? led.userId : booking.requesterId;
  await editBooking(change.tx, booking.id, { mentorId, requesteeId: mentorId, requesterId }, change.now);
  refreshPages(change, people);
  return true;
};

/** The system cancels the session, where the state table allows it. */
const callOff = async (change: Change, id: number, leaverId: number | null, acts: readonly BookingAct[]) => {
  if (leaverId !== null) await turnAway(change, roomOf(id), leaverId);
  const loaded = await loadForSystem(change, id);
  if (!loaded) return;
  const { booking, people, facts, role } = loaded;
  const act = acts.find((one) => whyNot(one, facts, role, change.now) === null);
  if (act === undefined) return;
  if (leaverId !== null && (await goesOnWithout(change, booking, people, leaverId))) return;
  const returns = returnsPoints(act, facts, role, change.now);
  await close(change, loaded, { act, to: nextStatus(act, facts, role, change.now), reason: null, returns });
};

/** Someone deletes their account: their upcoming sessions are cancelled, and the points go back (B06). */
export const withdrawFrom = async (change: Change, userId: number) => {
  for (const { id } of await lockOpenBookingsOf(change.tx, userId)) await callOff(change, id, userId, ['withdraw']);
};

/** Someone is removed from a programme: this also cancels sessions that have begun and that nobody concluded (B77). */
export const removeFrom = async (change: Change, userId: number, programId: number) => {
  for (const { id } of await lockOpenBookingsOf(change.tx, userId, programId))
    await callOff(change, id, userId, ['withdraw', 'remove']);
};

/** M15: the sessions that two people have ahead in a programme are cancelled. */
export const withdrawBetween = async (
  change: Change,
  { programId, mentorId, menteeId }: { programId: number; mentorId: number; menteeId: number },
) => {
  for (const { id } of await lockOpenOfPair(change.tx, { programId, mentorId, menteeId }))
    await callOff(change, id, null, ['withdraw', 'remove']);
};

/** B68: when a programme closes, requests still waiting for an answer there are cancelled. */
export const withdrawPendingOf = async (change: Change, programId: number) => {
  for (const { id } of await lockPendingIn(change.tx, programId)) await callOff(change, id, null, ['withdraw']);
};
