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
  'account.signed_up': ['profiles.rememberReferrer', 'invitations.acceptAtSignUp', 'credits.offerWelcome'],
  'account.deleted': [
    'enterprises.keepOwner',
    'programmes.leaveWithAccount',
    'pairings.partLeaver',
    'bookings.withdrawLeaver',
    'calendars.dropFeed',
    'discovery.relist account.deleted',
    'notifications.forgetName',
  ],
  'account.restored': ['discovery.relist account.restored'],
  'account.purged': [
    'profiles.wipeProfile',
    'enterprises.dropAdmin',
    'programmes.forgetChosenGoals',
    'programmes.forgetDetails',
    'invitations.forgetAddress',
    'applications.forgetApplicants',
    'availability.forgetHours',
    'meetings.forgetTalk',
    'bookings.forgetNotes',
    'calendars.dropPurgedFeed',
    'notifications.forgetLetters',
  ],
  'account.won_back': ['calendars.dropReadFeed'],
  'account.password_reset': ['calendars.dropFeedOnReset'],
  'profile.changed': ['discovery.relist profile.changed'],
  'mentor.decided': ['discovery.relist mentor.decided'],
  'account.confirmed': ['credits.giveWelcome', 'discovery.relist account.confirmed'],
  'availability.changed': ['discovery.relist availability.changed'],
  'member.joined': ['programmes.claimDetails', 'reviews.countJoined'],
  'member.role_changed': ['pairings.keepRoles'],
  'member.removed': [
    'pairings.partRemoved',
    'bookings.withdrawRemoved',
    'calendars.writeWithoutMember',
    'reviews.countRemoved',
  ],
  'programme.changed': ['bookings.keepRecordingRule', 'reviews.countChanged'],
  'programme.copied': ['agendas.copyAgendas', 'resources.copyResources', 'applications.copyForms'],
  'programme.deactivated': ['bookings.withdrawPending'],
  'import.undone': ['notifications.keepBack'],
  'booking.created': ['calendars.writeArranged'],
  'booking.accepted': ['calendars.writeAccepted'],
  'booking.rescheduled': ['bookings.shutMovedRoom', 'calendars.writeMoved'],
  'booking.move_given_up': ['calendars.writeKeptTime'],
  'booking.cancelled': ['credits.returnPoints', 'bookings.shutRoom', 'calendars.writeCancelled'],
  'booking.expired': ['credits.returnExpired'],
  'booking.completed': ['reviews.showReviews'],
  'booking.reported': ['reviews.hideReported'],
  'booking.missed': ['credits.returnMissed', 'reviews.hideMissed'],
  'booking.refunded': ['credits.refund'],
  'review.averages_changed': ['discovery.relist review.averages_changed'],
};

/**
 * The jobs that each commit leaves behind, in this order, except for events that only tell people: those are written by
 * hand in the emails.fixture.ts of their module. Waiting jobs carry these names: an old name is kept as an alias.
 */
const after: Record<string, string[]> = {
  'reference.entry_renamed': ['discovery.relistRenamed'],
  'booking.requested': ['discovery.lookAgainAt booking.requested', 'notifications.tellPeople booking.requested'],
  'booking.created': ['discovery.lookAgainAt booking.created', 'notifications.tellPeople booking.created'],
  'booking.rescheduled': ['discovery.lookAgainAt booking.rescheduled', 'notifications.tellPeople booking.rescheduled'],
  'booking.move_proposed': [
    'discovery.lookAgainAt booking.move_proposed',
    'notifications.tellPeople booking.move_proposed',
  ],
  'booking.move_given_up': [
    'discovery.lookAgainAt booking.move_given_up',
    'notifications.tellPeople booking.move_given_up',
  ],
  'booking.cancelled': ['discovery.lookAgainAt booking.cancelled', 'notifications.tellPeople booking.cancelled'],
  'booking.expired': ['discovery.lookAgainAt booking.expired', 'notifications.tellPeople booking.expired'],
  'booking.completed': ['discovery.lookAgainAt booking.completed', 'notifications.tellPeople booking.completed'],
  'booking.reported': ['discovery.lookAgainAt booking.reported', 'notifications.tellPeople booking.reported'],
  'booking.missed': ['discovery.lookAgainAt booking.missed', 'notifications.tellPeople booking.missed'],
  'review.given': ['reviews.countReviewed', 'notifications.tellPeople review.given'],
};

const fixtures = import.meta.glob('./modules/*/emails.fixture.ts', { eager: true });
const onlyTold = Object.values(fixtures as Record<string, { toldEvents: readonly string[] }>)
  .flatMap(({ toldEvents }) => toldEvents)
  .map((event) => [event, [`notifications.tellPeople ${event}`]] as const);

/** The jobs that a module leaves for itself after the commit, and former names that waiting jobs may still carry. */
const ownJobs: Record<string, string[]> = {
  'profiles.removeLeftFile': ['programmes.removeLeftFile', 'resources.removeLeftFile'],
  'programmes.stepImport': [],
  'programmes.stepMany': [],
  'meetings.removeLeftRecording': [],
  'calendars.syncNow': [],
  'calendars.farewell': [],
  'reviews.relistRated': [],
};

const byEvent = (subscriptions: readonly { event: string; name: string }[]) => {
  const table: Record<string, string[]> = {};
  for (const { event, name } of subscriptions) (table[event] ??= []).push(name);
  return table;
};

test('who reacts to what, and in which order, is as it was decided', () => {
  const reactions = listReactions();
  expect(byEvent(reactions.within)).toEqual(within);
  expect(byEvent(reactions.after)).toEqual({ ...Object.fromEntries(onlyTold), ...after });
  expect(onlyTold.filter(([event]) => event in after)).toEqual([]);
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
