import type * as accountEvents from '../../domain-events/accounts.ts';
import type * as agendaEvents from '../../domain-events/agendas.ts';
import type * as applicationEvents from '../../domain-events/applications.ts';
import type * as bookingEvents from '../../domain-events/bookings.ts';
import type { EnterpriseCreated } from '../../domain-events/enterprises.ts';
import type { ReviewGiven } from '../../domain-events/reviews.ts';
import type * as invitationEvents from '../../domain-events/invitations.ts';
import type * as pairingEvents from '../../domain-events/pairings.ts';
import type * as profileEvents from '../../domain-events/profiles.ts';
import type * as programmeEvents from '../../domain-events/programmes.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Announced, Change, DomainEvent } from '../../platform/work.ts';
import { fullName, personById } from '../accounts/index.ts';
import * as accounts from './about-accounts.ts';
import * as agendas from './about-agendas.ts';
import * as enterprises from './about-enterprises.ts';
import * as invitations from './about-invitations.ts';
import * as applications from './about-applications.ts';
import * as created from './about-created.ts';
import * as groups from './about-groups.ts';
import * as pairings from './about-pairings.ts';
import * as reports from './about-reports.ts';
import * as requests from './about-requests.ts';
import * as sessions from './about-sessions.ts';
import type { Post } from './mail.ts';
import { notificationsAbout } from './queries.ts';
import { forgetPerson, renameIn } from './store.ts';
import { tell } from './tell.ts';
import type { Telling } from './telling.ts';

type Told =
  | accountEvents.AccountSignedUp
  | accountEvents.ConfirmationRequested
  | accountEvents.ResetRequested
  | accountEvents.AccountDeleted
  | EnterpriseCreated
  | profileEvents.FriendReferred
  | profileEvents.MentorApplied
  | profileEvents.MentorDecided
  | invitationEvents.InvitationsSent
  | invitationEvents.InvitationAccepted
  | programmeEvents.MembersAdded
  | agendaEvents.AgendaUpdated
  | applicationEvents.ApplicationSubmitted
  | applicationEvents.ApplicantInvited
  | applicationEvents.ApplicantRejected
  | pairingEvents.PairingCreated
  | pairingEvents.PairingEnded
  | pairingEvents.GroupJoined
  | pairingEvents.GroupLeft
  | bookingEvents.BookingRequested
  | bookingEvents.BookingAccepted
  | bookingEvents.BookingCreated
  | bookingEvents.BookingRescheduled
  | bookingEvents.BookingCancelled
  | bookingEvents.BookingExpired
  | bookingEvents.BookingCompleted
  | bookingEvents.BookingReported
  | bookingEvents.InvestigationStarted
  | bookingEvents.BookingMissed
  | bookingEvents.BookingRefunded
  | bookingEvents.AnswerAwaited
  | bookingEvents.ReminderDue
  | ReviewGiven;

type Plan<E> = (change: Change, event: E, post: Post) => Promise<Telling[]>;

/** Who is told what, by what happened. */
const plans: { [E in Told as E['name']]: Plan<E> } = {
  'account.signed_up': accounts.ofSignUp,
  'account.confirmation_requested': accounts.ofConfirmation,
  'account.reset_requested': accounts.ofReset,
  'account.deleted': accounts.ofDeletion,
  'enterprise.created': enterprises.ofCreation,
  'friend.referred': accounts.ofReferral,
  'mentor.applied': accounts.ofApplication,
  'mentor.decided': accounts.ofDecision,
  'invitations.sent': invitations.ofInvitations,
  'invitation.accepted': invitations.ofAcceptance,
  'members.added': invitations.ofAdding,
  'agenda.updated': agendas.ofUpdate,
  'application.submitted': applications.ofSubmission,
  'applicant.invited': applications.ofInvitation,
  'applicant.rejected': applications.ofRejection,
  'pairing.created': pairings.ofPairing,
  'pairing.ended': groups.ofEnd,
  'group.joined': groups.ofJoining,
  'group.left': groups.ofLeaving,
  'booking.requested': requests.ofRequest,
  'booking.answer_awaited': requests.ofWaiting,
  'booking.accepted': requests.ofAcceptance,
  'booking.created': created.ofCreation,
  'booking.rescheduled': requests.ofMove,
  'booking.expired': requests.ofExpiry,
  'booking.cancelled': sessions.ofCancellation,
  'booking.completed': sessions.ofCompletion,
  'booking.reported': reports.ofReport,
  'booking.investigation_started': reports.ofInvestigation,
  'booking.missed': reports.ofMiss,
  'booking.refunded': reports.ofRefund,
  'booking.reminder_due': sessions.ofReminder,
  'review.given': sessions.ofReview,
};
type ToldEvent = keyof typeof plans;
/** Events of which people are told. */
export const toldEvents = Object.keys(plans) as ToldEvent[];

/** After an event: writes to everybody concerned, in the app and by letter. Bears being run twice (M20). */
export const tellPeople =
  (post: Post) =>
  async (job: Job, event: Announced<DomainEvent & { name: ToldEvent }>): Promise<void> => {
    const plan = plans[event.name] as Plan<DomainEvent>;
    await tell(job, event, await job.transact((change) => plan(change, event, post)), post);
  };

/** ACC-66: what others were told of sessions with somebody who leaves names them no longer. */
export const forgetName = async ({ tx }: Change, { userId }: Announced<accountEvents.AccountDeleted>) => {
  const person = await personById(tx, userId);
  if (!person) return;
  const ids = await notificationsAbout(tx, userId);
  await renameIn(tx, ids, fullName({ ...person, deletedAt: null }), fullName(person));
};

/** ACC-64: what a person was told, and the letters to them, go for good. */
export const forgetLetters = ({ tx }: Change, { userId }: Announced<accountEvents.AccountPurged>) =>
  forgetPerson(tx, userId);
