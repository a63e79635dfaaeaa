import { aliases } from './aliases.ts';
import { devRoutes } from './dev-routes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { accountRoutes, accountSchedules, homeBy, identifyWith } from './modules/accounts/index.ts';
import { applicationRoutes, applicationsOwnData, forgetApplicants } from './modules/applications/index.ts';
import { availabilityOwnData, availabilityRoutes, forgetHours, keepDnd } from './modules/availability/index.ts';
import {
  bookingAdminRoutes,
  bookingReportRoutes,
  bookingCreatingRoutes,
  bookingReadingRoutes,
  bookingRoomRoutes,
  bookingRoutes,
  bookingSchedules,
  bookingsOwnData,
  forgetNotes,
  keepRecordingRule,
  menteesAmong,
  offlineRoutes,
  shutRoom,
  withdrawLeaver,
  withdrawPending,
  withdrawRemoved,
} from './modules/bookings/index.ts';
import { calendarRoutes } from './modules/calendars/index.ts';
import {
  forgetTalk,
  meetingRoutes,
  meetingsOwnData,
  meetingSchedules,
  removeLeftRecording,
} from './modules/meetings/index.ts';
import { ownData as creditsOwnData, returnPoints } from './modules/credits/index.ts';
import { dropAdmin, enterpriseRoutes, enterprisesOwnData, keepOwner } from './modules/enterprises/index.ts';
import * as invitations from './modules/invitations/index.ts';
import {
  forgetLetters,
  forgetName,
  type Post,
  notificationRoutes,
  notificationSchedules,
  notificationsOwnData,
  tellPeople,
  type ToldEvent,
} from './modules/notifications/index.ts';
import { pairingRoutes, pairingsOwnData, partLeaver, partRemoved } from './modules/pairings/index.ts';
import {
  profileRoutes,
  profilesOwnData,
  rememberReferrer,
  removeLeftFile,
  wipeProfile,
} from './modules/profiles/index.ts';
import {
  adminHomeOf,
  forgetChosenGoals,
  keepChosenGoals,
  leaveWithAccount,
  participantRoutes,
  programmeRoutes,
  programmeSchedules,
  programmesOwnData,
  standing,
  stepImport,
} from './modules/programmes/index.ts';
import { referenceRoutes } from './modules/reference/index.ts';
import {
  countReviewed,
  hideReviews,
  reviewRoutes,
  reviewSchedules,
  reviewsOwnData,
  showReviews,
} from './modules/reviews/index.ts';
import { discoveryRoutes, discoverySchedules, lookAgainAt, relist } from './modules/discovery/index.ts';
import { screenRoutes } from './modules/screens/index.ts';
import { agendaRoutes } from './modules/agendas/index.ts';
import { resourceRoutes } from './modules/resources/index.ts';
import { assemble, type Plugged } from './platform/assemble.ts';
import { openBusInProcess } from './platform/bus.ts';
import { systemClock } from './platform/clock.ts';
import { readSettings } from './platform/config.ts';
import { subscribe } from './platform/events.ts';
import type { App } from './platform/http.ts';
import type { Parts, Vendors } from './parts.ts';
import { documentRoutes, healthRoutes, pageRoutes } from './platform-routes.ts';
import type { Actor } from './policies/actor.ts';

/** What changes how a mentor is found, or whether at all. */
const relisting = [
  'profile.changed',
  'mentor.decided',
  'account.deleted',
  'account.restored',
  'availability.changed',
  'review.averages_changed',
];
/** What changes when a mentor is next open. */
const takingTime = [
  'booking.requested',
  'booking.created',
  'booking.rescheduled',
  'booking.cancelled',
  'booking.expired',
  'booking.completed',
  'booking.reported',
  'booking.missed',
];

/** What people are told of, in the app and by letter. */
const telling: readonly ToldEvent[] = [
  'account.signed_up',
  'account.confirmation_requested',
  'account.reset_requested',
  'account.deleted',
  'enterprise.created',
  'friend.referred',
  'mentor.applied',
  'mentor.decided',
  'invitations.sent',
  'invitation.accepted',
  'members.added',
  'agenda.updated',
  'application.submitted',
  'applicant.invited',
  'applicant.rejected',
  'pairing.created',
  'pairing.ended',
  'group.joined',
  'group.left',
  'booking.requested',
  'booking.answer_awaited',
  'booking.accepted',
  'booking.created',
  'booking.rescheduled',
  'booking.cancelled',
  'booking.expired',
  'booking.completed',
  'booking.reminder_due',
  'booking.reported',
  'booking.investigation_started',
  'booking.missed',
  'booking.refunded',
  'review.given',
];

/** What each module does when something happened elsewhere: within the same transaction, and after it. */
const subscriptionsOf = ({ vendors }: Parts, post: Post): Plugged['subscriptions'] => ({
  within: [
    subscribe('account.signed_up', 'profiles.rememberReferrer', rememberReferrer),
    subscribe('account.signed_up', 'invitations.acceptAtSignUp', invitations.acceptAtSignUp),
    subscribe('account.purged', 'profiles.wipeProfile', wipeProfile),
    subscribe('account.deleted', 'enterprises.keepOwner', keepOwner),
    subscribe('account.purged', 'enterprises.dropAdmin', dropAdmin),
    subscribe('account.purged', 'invitations.forgetAddress', invitations.forgetAddress),
    subscribe('account.deleted', 'programmes.leaveWithAccount', leaveWithAccount),
    subscribe('members.invited', 'invitations.invitePeople', invitations.invitePeople),
    subscribe('account.purged', 'applications.forgetApplicants', forgetApplicants),
    subscribe('profile.do_not_disturb_asked', 'availability.keepDnd', keepDnd),
    subscribe('profile.programme_goals_chosen', 'programmes.keepChosenGoals', keepChosenGoals),
    subscribe('account.purged', 'programmes.forgetChosenGoals', forgetChosenGoals),
    subscribe('account.purged', 'availability.forgetHours', forgetHours),
    subscribe('account.deleted', 'pairings.partLeaver', partLeaver),
    subscribe('member.removed', 'pairings.partRemoved', partRemoved),
    subscribe('account.purged', 'meetings.forgetTalk', forgetTalk),
    subscribe('account.deleted', 'bookings.withdrawLeaver', withdrawLeaver),
    subscribe('account.purged', 'bookings.forgetNotes', forgetNotes),
    subscribe('member.removed', 'bookings.withdrawRemoved', withdrawRemoved),
    subscribe('programme.deactivated', 'bookings.withdrawPending', withdrawPending),
    subscribe('programme.changed', 'bookings.keepRecordingRule', keepRecordingRule),
    subscribe('booking.cancelled', 'bookings.shutRoom', shutRoom),
    subscribe('booking.rescheduled', 'bookings.shutMovedRoom', shutRoom),
    subscribe('booking.cancelled', 'credits.returnPoints', returnPoints),
    ...relisting.map((event) => subscribe(event, `discovery.relist ${event}`, relist)),
    subscribe('booking.expired', 'credits.returnExpired', returnPoints),
    subscribe('booking.missed', 'credits.returnMissed', returnPoints),
    subscribe('booking.refunded', 'credits.refund', returnPoints),
    subscribe('booking.reported', 'reviews.hideReported', hideReviews),
    subscribe('booking.missed', 'reviews.hideMissed', hideReviews),
    subscribe('booking.completed', 'reviews.showReviews', showReviews),
    subscribe('account.deleted', 'notifications.forgetName', forgetName),
    subscribe('account.purged', 'notifications.forgetLetters', forgetLetters),
  ],
  after: [
    ...takingTime.map((event) => subscribe(event, `discovery.lookAgainAt ${event}`, lookAgainAt)),
    ...telling.map((event) => subscribe(event, `notifications.tellPeople ${event}`, tellPeople(post))),
    subscribe('review.given', 'reviews.countReviewed', countReviewed),
    subscribe('import.step_due', 'programmes.stepImport', stepImport),
    subscribe('profile.file_left', 'profiles.removeLeftFile', removeLeftFile(vendors.files)),
    subscribe('programme.file_left', 'programmes.removeLeftFile', removeLeftFile(vendors.files)),
    subscribe('meeting.recording_left', 'meetings.removeLeftRecording', removeLeftRecording(vendors.files)),
    subscribe('resource.file_left', 'resources.removeLeftFile', removeLeftFile(vendors.files)),
  ],
});

/** Every module by name: its routes, what it does when something happens elsewhere, what it does at a time. */
const plugModules = (app: App<Actor>, parts: Parts): Plugged => {
  const { vendors, clock, settings } = parts;
  const post = { mail: vendors.mail, whatsApp: vendors.whatsApp, settings };
  const ownData: Parameters<typeof accountRoutes>[1]['ownData'] = {
    profiles: profilesOwnData,
    enterprises: enterprisesOwnData,
    programmes: programmesOwnData,
    invitations: invitations.ownData,
    applications: applicationsOwnData,
    availability: availabilityOwnData,
    pairings: pairingsOwnData,
    meetings: meetingsOwnData,
    credits: creditsOwnData,
    bookings: bookingsOwnData,
    reviews: (tx, userId) => reviewsOwnData(tx, userId, clock.now()),
    notifications: notificationsOwnData,
  };
  accountRoutes(app, { ownData, homeFor: homeBy(adminHomeOf) });
  referenceRoutes(app);
  profileRoutes(app, vendors);
  enterpriseRoutes(app);
  programmeRoutes(app, vendors);
  agendaRoutes(app);
  resourceRoutes(app, vendors);
  participantRoutes(app);
  invitations.invitationRoutes(app);
  applicationRoutes(app);
  availabilityRoutes(app);
  pairingRoutes(app, { menteesAmong });
  meetingRoutes(app, { files: vendors.files, bus: parts.bus });
  bookingRoutes(app, vendors);
  bookingRoomRoutes(app);
  bookingReadingRoutes(app, vendors.files);
  offlineRoutes(app);
  bookingAdminRoutes(app);
  bookingReportRoutes(app);
  bookingCreatingRoutes(app, vendors);
  calendarRoutes(app);
  reviewRoutes(app);
  discoveryRoutes(app);
  notificationRoutes(app);
  screenRoutes(app);
  return {
    subscriptions: subscriptionsOf(parts, post),
    schedules: [
      ...accountSchedules,
      ...programmeSchedules,
      ...meetingSchedules,
      ...bookingSchedules,
      ...reviewSchedules,
      ...discoverySchedules,
      ...notificationSchedules(post),
    ],
  };
};

/** Who asks, with what they are in enterprises and programmes: one statement a request. */
const identify = identifyWith(standing);

/** The whole server, not yet listening. */
export const buildApp = (parts: Parts) => {
  const built = assemble<Actor>({ ...parts, aliases }, identify, (app) => plugModules(app, parts));
  healthRoutes(built.server, parts.database);
  pageRoutes(built, parts.bus, parts.clock);
  documentRoutes(built, aliases);
  if (!parts.settings.production) devRoutes(built, parts);
  return built;
};
export type BuiltApp = ReturnType<typeof buildApp>;

/** Parts that open nothing: for the checks of the modules. */
const idleParts = (): Parts => {
  const nothing = () => Promise.reject(new Error('nothing is asked here'));
  const files = { put: nothing, get: nothing, remove: nothing, exists: nothing };
  const database: Parts['database'] = {
    kind: 'embedded',
    transact: nothing,
    reader: {} as Parts['database']['reader'],
    runSql: nothing,
    connect: nothing,
    close: nothing,
  };
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const vendors: Vendors = { files, images: { read: nothing }, readAttachment: nothing, mail: null, whatsApp: null };
  return { settings, database, clock: systemClock, bus: openBusInProcess(), vendors };
};

/** Every endpoint that the server answers. */
export const listEndpoints = (): readonly Endpoint[] => buildApp(idleParts()).handled;

/** Those of them that the screens answer, wherever the contract has them. */
export const listScreenEndpoints = (): readonly Endpoint[] =>
  assemble<Actor>(idleParts(), identify, (app) => {
    screenRoutes(app);
    return { subscriptions: { within: [], after: [] }, schedules: [] };
  }).handled;

/** Who reacts to what, in order. */
export const listReactions = () => buildApp(idleParts()).subscriptions;
