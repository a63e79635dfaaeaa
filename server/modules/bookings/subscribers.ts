import type { BookingCancelled, BookingRescheduled } from '../../domain-events/bookings.ts';
import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import type { PairingParted } from '../../domain-events/pairings.ts';
import type { MemberRemoved, ProgrammeChanged, ProgrammeDeactivated } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { allowRecording, closeRoom } from '../meetings/index.ts';
import { programmeById } from '../programmes/index.ts';
import { roomOf, sessionsWithin } from './queries/room.ts';
import { openNow } from './rules/phases.ts';
import { removeFrom, withdrawBetween, withdrawFrom, withdrawPendingOf } from './acts/cancel.ts';
import { dropNotesOf, hideBookingsOf } from './store/bookings.ts';

/** B06: someone who deletes their account has no more upcoming sessions. */
export const withdrawLeaver = (change: Change, { userId }: AccountDeleted) => withdrawFrom(change, userId);

/** ACC-64: a person's notes are deleted with them. The session stays, because it belongs to the others too. */
export const forgetNotes = ({ tx }: Change, { userId }: AccountPurged) => dropNotesOf(tx, userId);

/** B77, BKG-123: cancels the member's upcoming sessions there, and hides everything they had there from now on. */
export const withdrawRemoved = async (change: Change, { programId, userId }: MemberRemoved) => {
  await removeFrom(change, userId, programId);
  await hideBookingsOf(change.tx, { programId, userId }, change.now);
};

/** M15: two who part have no sessions ahead any more, and the points go back. */
export const withdrawParted = (change: Change, parted: PairingParted) => withdrawBetween(change, parted);

/** B68: a programme that closes leaves no request unanswered. */
export const withdrawPending = (change: Change, { programId }: ProgrammeDeactivated) =>
  withdrawPendingOf(change, programId);

/** M14: a programme's recording setting applies to its open rooms too. */
export const keepRecordingRule = async (change: Change, { programId }: ProgrammeChanged) => {
  const programme = await programmeById(change.tx, programId);
  if (!programme) return;
  const rooms = (await sessionsWithin(change.tx, programId, openNow(change.now))).map(({ id }) => roomOf(id));
  await allowRecording(change, rooms, programme.program.recordingAllowed);
};

/** B52: when a session is cancelled or moved, its room is closed to everyone. */
export const shutRoom = (change: Change, { bookingId }: BookingCancelled | BookingRescheduled) =>
  closeRoom(change, roomOf(bookingId));
