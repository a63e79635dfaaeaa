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
  'account.signed_up': [
    'profiles.rememberReferrer',
    'invitations.acceptAtSignUp',
    'credits.offerWelcome',
    'credits.beginTracking',
  ],
  'payment.paid': ['credits.giveForPayment', 'events.giveForPayment'],
  'payment.ended': ['credits.lapse', 'events.lapse'],
  'mentor.followed': ['credits.countFollow'],
  'account.deleted': [
    'enterprises.keepOwner',
    'programmes.leaveWithAccount',
    'pairings.partLeaver',
    'bookings.withdrawLeaver',
    'calendars.dropFeed',
    'health.forgetLeaver',
    'events.giveBackFree',
    'chat.takeOutDeleted',
    'discovery.relist account.deleted',
    'notifications.forgetName',
    'analytics.dropLeaver',
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
    'safety.forgetPerson',
    'meetings.forgetTalk',
    'transcription.forgetRecordingsOf',
    'bookings.forgetNotes',
    'calendars.dropPurgedFeed',
    'objectives.forgetPlans',
    'minutes.forgetWritten',
    'records.forgetCertificates',
    'events.forgetAttendee',
    'chat.forgetTalker',
    'surveys.forgetAnswers',
    'newsfeed.forgetWriter',
    'notifications.forgetLetters',
  ],
  'account.won_back': ['calendars.dropReadFeed'],
  'account.password_reset': ['calendars.dropFeedOnReset'],
  'account.password_changed': ['calendars.dropFeedOnChange'],
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
    'health.forgetRemoved',
    'chat.takeOutRemoved',
  ],
  'pairing.paused': ['health.stopClocks'],
  'pairing.resumed': ['health.startClocks'],
  'pairing.ended': ['health.stopClocksOfEnded'],
  'pairing.parted': ['bookings.withdrawParted'],
  'group.joined': ['health.startTheirClocks'],
  'programme.changed': ['bookings.keepRecordingRule', 'reviews.countChanged'],
  'programme.copied': [
    'agendas.copyAgendas',
    'resources.copyResources',
    'applications.copyForms',
    'surveys.copySurveys',
  ],
  'programme.deactivated': ['bookings.withdrawPending'],
  'import.undone': ['notifications.keepBack'],
  'meeting.consent_withdrawn': ['minutes.forgetSaid', 'health.forgetWithdrawn'],
  'meeting.recordings_dropped': ['health.forgetDropped'],
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
  'booking.created': [
    'health.lookAgainAt booking.created',
    'discovery.lookAgainAt booking.created',
    'notifications.tellPeople booking.created',
  ],
  'booking.rescheduled': [
    'health.lookAgainAt booking.rescheduled',
    'discovery.lookAgainAt booking.rescheduled',
    'notifications.tellPeople booking.rescheduled',
  ],
  'booking.move_proposed': [
    'discovery.lookAgainAt booking.move_proposed',
    'notifications.tellPeople booking.move_proposed',
  ],
  'booking.move_given_up': [
    'discovery.lookAgainAt booking.move_given_up',
    'notifications.tellPeople booking.move_given_up',
  ],
  'booking.cancelled': [
    'health.lookAgainAt booking.cancelled',
    'discovery.lookAgainAt booking.cancelled',
    'notifications.tellPeople booking.cancelled',
  ],
  'booking.expired': ['discovery.lookAgainAt booking.expired', 'notifications.tellPeople booking.expired'],
  'booking.completed': [
    'health.lookAgainAt booking.completed',
    'discovery.lookAgainAt booking.completed',
    'notifications.tellPeople booking.completed',
  ],
  'booking.reported': [
    'health.lookAgainAt booking.reported',
    'discovery.lookAgainAt booking.reported',
    'notifications.tellPeople booking.reported',
  ],
  'booking.missed': [
    'health.lookAgainAt booking.missed',
    'discovery.lookAgainAt booking.missed',
    'notifications.tellPeople booking.missed',
  ],
  'checkout.begun': ['credits.reportCheckout'],
  'review.given': ['reviews.countReviewed', 'health.lookAgainAt review.given', 'notifications.tellPeople review.given'],
  'review.changed': ['health.lookAgainAt review.changed'],
  'chat.unread': ['notifications.tellPeople chat.unread'],
  'newsfeed.commented': ['notifications.tellPeople newsfeed.commented'],
  'newsfeed.reported': ['notifications.tellPeople newsfeed.reported'],
  'newsfeed.reports_decided': ['notifications.tellPeople newsfeed.reports_decided'],
  'newsfeed.taken_down': ['notifications.tellPeople newsfeed.taken_down'],
  'objectives.plan_made': ['notifications.tellPeople objectives.plan_made'],
  'objectives.commented': ['notifications.tellPeople objectives.commented'],
  'objectives.suggested': ['notifications.tellPeople objectives.suggested'],
  'objectives.suggestion_answered': ['notifications.tellPeople objectives.suggestion_answered'],
  'safety.reported': ['notifications.tellPeople safety.reported'],
  'safety.reports_decided': ['notifications.tellPeople safety.reports_decided'],
  'pulse.given': ['health.lookAgainAt pulse.given'],
};

/** Events of which people are told and after which, besides, a pair's health is looked at again (M16). */
const judgedAgain = [
  'pairing.created',
  'pairing.paused',
  'pairing.resumed',
  'pairing.ended',
  'group.joined',
  'group.left',
  'booking.accepted',
  'booking.refunded',
  'member.removed',
  'account.deleted',
  'meeting.transcript_made',
];
const whenJudged = (event: string) => (judgedAgain.includes(event) ? [`health.lookAgainAt ${event}`] : []);

const fixtures = import.meta.glob('./modules/*/emails.fixture.ts', { eager: true });
const onlyTold = Object.values(fixtures as Record<string, { toldEvents: readonly string[] }>)
  .flatMap(({ toldEvents }) => toldEvents)
  .map((event) => [event, [...whenJudged(event), `notifications.tellPeople ${event}`]] as const);

/** The jobs that a module leaves for itself after the commit, and former names that waiting jobs may still carry. */
const ownJobs: Record<string, string[]> = {
  'profiles.removeLeftFile': ['programmes.removeLeftFile', 'resources.removeLeftFile'],
  'programmes.stepImport': [],
  'programmes.stepMany': [],
  'meetings.removeLeftRecording': [],
  'transcription.transcribe': [],
  'calendars.syncNow': [],
  'events.copyPhoto': [],
  'calendars.farewell': [],
  'reviews.relistRated': [],
  'objectives.makePlan': [],
  'health.judgedAnew': [],
  'health.writeDigest': [],
  'pairings.calculateDraft': [],
  'notifications.answerReply': [],
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
