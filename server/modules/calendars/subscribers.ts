import type {
  AccountDeleted,
  AccountPurged,
  AccountWonBack,
  PasswordChanged,
  PasswordReset,
} from '../../domain-events/accounts.ts';
import type {
  BookingAccepted,
  BookingCancelled,
  BookingCreated,
  BookingRescheduled,
  MoveGivenUp,
} from '../../domain-events/bookings.ts';
import type { MemberRemoved } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { syncNow } from './linked/jobs.ts';
import { unlink } from './linked/link.ts';
import { removeFeed } from './store.ts';
import { markWriteDue, rewriteMoved } from './store/linked.ts';

/**
 * M27: the feed of a closed account is gone at once, and does not come back with the account. So is one that somebody
 * may have read who had the account before (M39). The same holds for linked calendars (B06).
 */
export const dropCalendars = async (change: Change, { userId }: AccountDeleted | AccountPurged | AccountWonBack) => {
  await removeFeed(change.tx, userId);
  await unlink(change, { userId, provider: 'google' });
  await unlink(change, { userId, provider: 'microsoft' });
};

/** Whoever knew the password may have read the address of the feed. A linked calendar its owner sees, and may unlink. */
export const dropFeed = ({ tx }: Change, { userId }: PasswordReset | PasswordChanged) => removeFeed(tx, userId);

const writeFor = async ({ tx, now, later }: Change, userIds: readonly number[]) => {
  if (await markWriteDue(tx, userIds, now)) await later(syncNow, {});
};

/** B54: a session that is confirmed, moved or cancelled is written in the calendars of everybody in it. */
export const writeSession = (
  change: Change,
  { mentorIds, menteeIds }: BookingCreated | BookingAccepted | BookingRescheduled | BookingCancelled,
) => writeFor(change, [...mentorIds, ...menteeIds]);

/** The suggested time was given up: whoever had moved the session in their calendar gets it back where it is. */
export const writeKeptTime = async (change: Change, event: MoveGivenUp) => {
  await rewriteMoved(change.tx, event.bookingId);
  await writeFor(change, [...event.mentorIds, ...event.menteeIds]);
};

/** B77: the sessions of a removed member disappear from their calendar as well. */
export const writeWithoutMember = (change: Change, { userId }: MemberRemoved) => writeFor(change, [userId]);
