import type { Schedule } from '../../platform/jobs.ts';
import { tally } from './admin/tally.ts';
import {
  autoComplete,
  expireRequests,
  lapseMoves,
  remindAwaited,
  remindParticipants,
  remindToConclude,
} from './acts/by-the-clock.ts';
import { closeGroupReviews } from './acts/close-reviews.ts';
import { remindToReview } from './acts/remind-to-review.ts';

/** Each job works from the current state, so it may run at any minute, twice, or after a week of downtime. */
export const bookingSchedules: readonly Schedule[] = [
  { name: 'bookings.expireRequests', run: expireRequests },
  { name: 'bookings.lapseMoves', run: lapseMoves },
  { name: 'bookings.autoComplete', run: autoComplete },
  { name: 'bookings.remindAwaited', run: remindAwaited },
  { name: 'bookings.remindParticipants', run: remindParticipants },
  { name: 'bookings.remindToConclude', run: remindToConclude },
  { name: 'bookings.tally', run: tally },
  { name: 'bookings.remindToReview', run: remindToReview },
  { name: 'bookings.closeGroupReviews', run: closeGroupReviews },
];
