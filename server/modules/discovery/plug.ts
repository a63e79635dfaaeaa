import type { AccountConfirmed, AccountDeleted, AccountRestored } from '../../domain-events/accounts.ts';
import type { AvailabilityChanged } from '../../domain-events/availability.ts';
import type * as bookings from '../../domain-events/bookings.ts';
import type { MentorDecided, ProfileChanged } from '../../domain-events/profiles.ts';
import type { EntryRenamed } from '../../domain-events/reference.ts';
import type { AveragesChanged } from '../../domain-events/reviews.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change } from '../../platform/work.ts';
import { discoveryRoutes } from './routes.ts';
import { discoverySchedules } from './schedules.ts';
import { lookAgainAt, refreshListing, relistRenamed } from './subscribers.ts';

type Relisting =
  | AccountConfirmed
  | AccountDeleted
  | AccountRestored
  | AvailabilityChanged
  | AveragesChanged
  | MentorDecided
  | ProfileChanged;
type TakingTime =
  | bookings.BookingRequested
  | bookings.BookingCreated
  | bookings.BookingRescheduled
  | bookings.BookingCancelled
  | bookings.BookingExpired
  | bookings.MoveProposed
  | bookings.MoveGivenUp
  | bookings.BookingCompleted
  | bookings.BookingReported
  | bookings.BookingMissed;

/** Events that change how a mentor is found, or whether they are found at all. */
const relisting: readonly Relisting['name'][] = [
  'profile.changed',
  'mentor.decided',
  'account.confirmed',
  'account.deleted',
  'account.restored',
  'availability.changed',
  'review.averages_changed',
];
/** Events that change when a mentor is next available. */
const takingTime: readonly TakingTime['name'][] = [
  'booking.requested',
  'booking.created',
  'booking.rescheduled',
  'booking.move_proposed',
  'booking.move_given_up',
  'booking.cancelled',
  'booking.expired',
  'booking.completed',
  'booking.reported',
  'booking.missed',
];

export const discovery: Plug<Actor> = {
  routes: discoveryRoutes,
  within: relisting.map((event) => subscribe<Change, Relisting>(event, `discovery.relist ${event}`, refreshListing)),
  after: [
    ...takingTime.map((event) => subscribe<Job, TakingTime>(event, `discovery.lookAgainAt ${event}`, lookAgainAt)),
    subscribe<Job, EntryRenamed>('reference.entry_renamed', 'discovery.relistRenamed', relistRenamed),
  ],
  schedules: discoverySchedules,
};
