import type { BookingCancelled, BookingRescheduled } from '../../domain-events/bookings.ts';
import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import type { MemberRemoved, ProgrammeChanged, ProgrammeDeactivated } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { allowRecording, closeRoom } from '../meetings/index.ts';
import { programmeById } from '../programmes/index.ts';
import { roomOf, sessionsWithin } from './queries/room.ts';
import { openNow } from './rules/phases.ts';
import { removeFrom, withdrawFrom, withdrawPendingOf } from './acts/cancel.ts';
import { dropNotesOf, hideBookingsOf } from './store/bookings.ts';

/** B06: who leaves has no sessions before them. */
export const withdrawLeaver = (change: Change, { userId }: AccountDeleted) => withdrawFrom(change, userId);

/** ACC-64: what a person wrote for themselves goes with them; the session itself is the others' too, and stays. */
export const forgetNotes = ({ tx }: Change, { userId }: AccountPurged) => dropNotesOf(tx, userId);

/** B77, BKG-123: upcoming sessions there are called off, and all they had there is hidden from now on. */
export const withdrawRemoved = async (change: Change, { programId, userId }: MemberRemoved) => {
  await removeFrom(change, userId, programId);
  await hideBookingsOf(change.tx, { programId, userId }, change.now);
};

/** B68: a programme that closes leaves no request unanswered. */
export const withdrawPending = (change: Change, { programId }: ProgrammeDeactivated) =>
  withdrawPendingOf(change, programId);

/** M14: what a programme says of recordings holds for its rooms that are open already, too. */
export const keepRecordingRule = async (change: Change, { programId }: ProgrammeChanged) => {
  const programme = await programmeById(change.tx, programId);
  if (!programme) return;
  const rooms = (await sessionsWithin(change.tx, programId, openNow(change.now))).map(({ id }) => roomOf(id));
  await allowRecording(change, rooms, programme.program.recordingAllowed);
};

/** B52: the room of a session that was called off or moved lets nobody in. */
export const shutRoom = (change: Change, { bookingId }: BookingCancelled | BookingRescheduled) =>
  closeRoom(change, roomOf(bookingId));
