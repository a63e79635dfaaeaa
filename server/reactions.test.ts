import { expect, expectTypeOf, test } from 'vitest';
import type { AccountDeleted } from './domain-events/accounts.ts';
import { subscribe } from './platform/events.ts';
import type { Change, DomainEvent } from './platform/work.ts';
import { listReactions } from './testing/listing.fixture.ts';

/**
 * Who reacts to what within the transaction, in this order. Written by hand, because the order of the modules is a
 * decision. A purge wipes module after module; the points of a cancelled session are returned before its room is
 * closed; a mentor is listed again when everything else is done.
 */
const within: Record<string, string[]> = {
  'account.signed_up': ['profiles.rememberReferrer', 'invitations.acceptAtSignUp'],
  'account.deleted': [
    'enterprises.keepOwner',
    'programmes.leaveWithAccount',
    'pairings.partLeaver',
    'bookings.withdrawLeaver',
    'discovery.relist account.deleted',
    'notifications.forgetName',
  ],
  'account.restored': ['discovery.relist account.restored'],
  'account.purged': [
    'profiles.wipeProfile',
    'enterprises.dropAdmin',
    'programmes.forgetChosenGoals',
    'invitations.forgetAddress',
    'applications.forgetApplicants',
    'availability.forgetHours',
    'meetings.forgetTalk',
    'bookings.forgetNotes',
    'notifications.forgetLetters',
  ],
  'profile.changed': ['discovery.relist profile.changed'],
  'mentor.decided': ['discovery.relist mentor.decided'],
  'availability.changed': ['discovery.relist availability.changed'],
  'member.removed': ['pairings.partRemoved', 'bookings.withdrawRemoved'],
  'programme.changed': ['bookings.keepRecordingRule'],
  'programme.deactivated': ['bookings.withdrawPending'],
  'booking.rescheduled': ['bookings.shutMovedRoom'],
  'booking.cancelled': ['credits.returnPoints', 'bookings.shutRoom'],
  'booking.expired': ['credits.returnExpired'],
  'booking.completed': ['reviews.showReviews'],
  'booking.reported': ['reviews.hideReported'],
  'booking.missed': ['credits.returnMissed', 'reviews.hideMissed'],
  'booking.refunded': ['credits.refund'],
  'review.averages_changed': ['discovery.relist review.averages_changed'],
};

/**
 * The jobs that each commit leaves behind, in this order. Waiting jobs carry these names: an old name is kept as an
 * alias.
 */
const after: Record<string, string[]> = {
  'account.signed_up': ['notifications.tellPeople account.signed_up'],
  'account.confirmation_requested': ['notifications.tellPeople account.confirmation_requested'],
  'account.reset_requested': ['notifications.tellPeople account.reset_requested'],
  'account.deleted': ['notifications.tellPeople account.deleted'],
  'enterprise.created': ['notifications.tellPeople enterprise.created'],
  'friend.referred': ['notifications.tellPeople friend.referred'],
  'mentor.applied': ['notifications.tellPeople mentor.applied'],
  'mentor.decided': ['notifications.tellPeople mentor.decided'],
  'invitations.sent': ['notifications.tellPeople invitations.sent'],
  'invitation.accepted': ['notifications.tellPeople invitation.accepted'],
  'members.added': ['notifications.tellPeople members.added'],
  'agenda.updated': ['notifications.tellPeople agenda.updated'],
  'application.submitted': ['notifications.tellPeople application.submitted'],
  'applicant.invited': ['notifications.tellPeople applicant.invited'],
  'applicant.rejected': ['notifications.tellPeople applicant.rejected'],
  'pairing.created': ['notifications.tellPeople pairing.created'],
  'pairing.ended': ['notifications.tellPeople pairing.ended'],
  'group.joined': ['notifications.tellPeople group.joined'],
  'group.left': ['notifications.tellPeople group.left'],
  'reference.entry_renamed': ['discovery.relistRenamed'],
  'booking.requested': ['discovery.lookAgainAt booking.requested', 'notifications.tellPeople booking.requested'],
  'booking.answer_awaited': ['notifications.tellPeople booking.answer_awaited'],
  'booking.accepted': ['notifications.tellPeople booking.accepted'],
  'booking.created': ['discovery.lookAgainAt booking.created', 'notifications.tellPeople booking.created'],
  'booking.rescheduled': ['discovery.lookAgainAt booking.rescheduled', 'notifications.tellPeople booking.rescheduled'],
  'booking.cancelled': ['discovery.lookAgainAt booking.cancelled', 'notifications.tellPeople booking.cancelled'],
  'booking.expired': ['discovery.lookAgainAt booking.expired', 'notifications.tellPeople booking.expired'],
  'booking.completed': ['discovery.lookAgainAt booking.completed', 'notifications.tellPeople booking.completed'],
  'booking.reminder_due': ['notifications.tellPeople booking.reminder_due'],
  'booking.reported': ['discovery.lookAgainAt booking.reported', 'notifications.tellPeople booking.reported'],
  'booking.investigation_started': ['notifications.tellPeople booking.investigation_started'],
  'booking.missed': ['discovery.lookAgainAt booking.missed', 'notifications.tellPeople booking.missed'],
  'booking.refunded': ['notifications.tellPeople booking.refunded'],
  'review.given': ['reviews.countReviewed', 'notifications.tellPeople review.given'],
};

/** The jobs that a module leaves for itself after the commit, and former names that waiting jobs may still carry. */
const ownJobs: Record<string, string[]> = {
  'profiles.removeLeftFile': ['programmes.removeLeftFile', 'resources.removeLeftFile'],
  'programmes.stepImport': [],
  'meetings.removeLeftRecording': [],
};

const byEvent = (subscriptions: readonly { event: string; name: string }[]) => {
  const table: Record<string, string[]> = {};
  for (const { event, name } of subscriptions) (table[event] ??= []).push(name);
  return table;
};

test('who reacts to what, and in which order, is as it was decided', () => {
  const reactions = listReactions();
  expect(byEvent(reactions.within)).toEqual(within);
  expect(byEvent(reactions.after)).toEqual(after);
  expect(Object.fromEntries(reactions.ownJobs.map(({ name, formerNames }) => [name, formerNames]))).toEqual(ownJobs);
});

test('an event is subscribed to by its own name, and only with a type that says what it holds', () => {
  expectTypeOf(subscribe<Change, AccountDeleted>)
    .parameter(0)
    .toEqualTypeOf<'account.deleted'>();
  expectTypeOf(subscribe<Change, DomainEvent>)
    .parameter(0)
    .toBeNever();
});
