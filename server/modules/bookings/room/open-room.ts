import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { ownBookings } from '../../../policies/bookings.ts';
import { openRoomFor } from '../../meetings/index.ts';
import { holdProgramme } from '../../programmes/index.ts';
import { contactOf } from '../facts.ts';
import { type BookingRow, groupNameOf, participantsOf } from '../queries/views.ts';
import { roomWindow, whyNotJoin } from '../rules/phases.ts';
import { roomOf } from '../queries/room.ts';
import { lockBooking } from '../store/bookings.ts';

/**
 * M14: whether the programme allows recording; the lock keeps that from changing until the room knows it. On the
 * platform the participants decide.
 */
const mayBeRecorded = async (tx: Tx, programId: number | null) =>
  programId === null || ((await holdProgramme(tx, programId))?.recordingAllowed ?? false);

/** B52: lets a participant into the room of a confirmed session, within the join window. */
export const openBookingRoom = async (work: Work<Actor>, { id, programId }: BookingRow, secret: string) => {
  const { tx, actor, now } = work;
  // Lock the programme before the booking, as when a member is removed: the opposite order could deadlock with that.
  const recordingAllowed = await mayBeRecorded(tx, programId);
  const booking = found(await lockBooking(tx, id, ownBookings(actor)), 'bookings.not_found');
  refuseIf(whyNotJoin({ ...booking, contactMethod: contactOf(booking) }, now));
  const people = (await participantsOf(tx, [id])).filter(({ hiddenAt }) => hiddenAt === null);
  const groupName = await groupNameOf(tx, booking);
  const { startAt: startsAt, endAt: endsAt } = booking;
  const sitting = {
    room: roomOf(id),
    startsAt,
    endsAt,
    ...roomWindow(booking),
    recordingAllowed,
    programId,
    people: people.map(({ userId }) => userId),
  };
  return { booking, people, groupName, ...(await openRoomFor(work, sitting, actor.id, secret)) };
};
