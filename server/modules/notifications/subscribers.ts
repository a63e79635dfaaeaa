import type * as accountEvents from '../../domain-events/accounts.ts';
import type * as bookingEvents from '../../domain-events/bookings.ts';
import type { ReviewGiven } from '../../domain-events/reviews.ts';
import { subscribe } from '../../platform/events.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Announced, Change, DomainEvent } from '../../platform/work.ts';
import { fullName, personById } from '../accounts/index.ts';
import * as created from './about-created.ts';
import * as reports from './about-reports.ts';
import * as requests from './about-requests.ts';
import * as sessions from './about-sessions.ts';
import type { Post } from './mail.ts';
import { notificationsAbout } from './queries.ts';
import { forgetPerson, renameIn } from './store.ts';
import { tell } from './tell.ts';
import type { Telling, ToldEvent } from '../../telling/telling.ts';

type Told =
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

/** What people are told of: what the modules' plugs bring, and of those that bring nothing yet what stands above. */
const plansWith = (tellings: readonly ToldEvent[]) =>
  new Map<string, Plan<never>>([
    ...Object.entries(plans),
    ...tellings.map(({ event, plan }): [string, Plan<never>] => [event, plan]),
  ]);

/** After an event: writes to everybody concerned, in the app and by email. Bears being run twice (M20). */
export const tellPeople = (post: Post, tellings: readonly ToldEvent[] = []) => {
  const known = plansWith(tellings);
  return async (job: Job, event: Announced<DomainEvent>): Promise<void> => {
    const plan = known.get(event.name);
    if (!plan) throw new Error(`nobody is told of ${event.name}`);
    await tell(job, event, await job.transact((change) => plan(change, event as never, post)), post);
  };
};

export const tellingSubscriptions = (post: Post, tellings: readonly ToldEvent[]) => {
  const react = tellPeople(post, tellings);
  return [...plansWith(tellings).keys()].map((event) => subscribe(event, `notifications.tellPeople ${event}`, react));
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
