import type { Temporal } from 'temporal-polyfill';
import type { BookingSide } from '../../../../contract/bookings/index.ts';
import type { BookingRuleCode } from './codes.ts';
import type { BookingFacts } from './facts.ts';
import { earlierOf, HOURS_A_DAY, isBefore } from './instants.ts';
import { roomWindow } from './phases.ts';

/** M04: `request_expiry_hours` for programmes that have not set it, and for the platform. */
export const DEFAULT_REQUEST_EXPIRY_HOURS = 48;
/** B38: an unconcluded session is completed by the clock this long after its end. */
export const autoCompleteAfter = { hours: 14 * HOURS_A_DAY };
/** D10: the most pending requests between the same two people. */
const MOST_PENDING_OF_A_PAIR = 5;

type Request = Pick<BookingFacts, 'askedAt' | 'startAt' | 'requestExpiryHours'>;
type Asking = Request & Pick<BookingFacts, 'endAt' | 'proposed'>;

/**
 * BKG-126: this many hours after the awaited side was asked, but at the start at the latest; 0 hours means at the
 * start.
 */
export const expiresAt = ({ askedAt, startAt, requestExpiryHours }: Request) =>
  requestExpiryHours === 0 ? startAt : earlierOf(askedAt.add({ hours: requestExpiryHours }), startAt);

export const hasExpired = (request: Request, now: Temporal.Instant) => !isBefore(now, expiresAt(request));

/**
 * Until when the awaited side can answer. M26: a suggested time lapses like a request for it, but as soon as the room
 * opens for the standing time if it was suggested before that.
 */
export const answerableUntil = ({ proposed, ...standing }: Asking) => {
  if (proposed === null) return expiresAt(standing);
  const asRequest = expiresAt({ ...standing, startAt: proposed.startAt });
  const { opensAt } = roomWindow(standing);
  return isBefore(standing.askedAt, opensAt) ? earlierOf(asRequest, opensAt) : asRequest;
};

/** M26: whether another time is suggested and can still be answered. */
export const hasOpenMove = (booking: Asking, now: Temporal.Instant) =>
  booking.proposed !== null && isBefore(now, answerableUntil(booking));

/** BKG-128: when half of the awaited side's time is gone. */
export const remindAwaitedAt = (asking: Asking) => {
  const { askedAt } = asking;
  const whole = answerableUntil(asking).epochMilliseconds - askedAt.epochMilliseconds;
  return askedAt.add({ milliseconds: Math.floor(whole / 2) });
};

export const awaitedReminderIsDue = (asking: Asking, now: Temporal.Instant) =>
  !isBefore(now, remindAwaitedAt(asking)) && isBefore(now, answerableUntil(asking));

/** D20: the clock restarts only when another side is asked. */
export const askedAtAfter = (
  before: Pick<BookingFacts, 'awaitingRole' | 'askedAt'>,
  awaitingRole: BookingSide | null,
  now: Temporal.Instant,
) => (awaitingRole === before.awaitingRole ? before.askedAt : now);

/** D20: only mentees are offered other mentors, and nobody in a programme whose admins make the pairs. */
export const offersOtherMentors = (requestedBy: BookingSide, pairingMethod: string | null) =>
  requestedBy === 'mentee' && pairingMethod !== 'admin_pairs';

/** D10: the number must be counted under the lock on the pair. */
export const whyNotAnotherRequest = (pendingOfPair: number): BookingRuleCode | null =>
  pendingOfPair < MOST_PENDING_OF_A_PAIR ? null : 'bookings.too_many_pending';

/** B38, C2: from this instant on the clock completes an unconcluded session. */
export const autoCompletesAt = ({ endAt }: Pick<BookingFacts, 'endAt'>) => endAt.add(autoCompleteAfter);

/**
 * M07: completing a session that has not begun needs a confirmation, and is left out of health and averages of time.
 */
export const completingEarly = ({ status, startAt }: Pick<BookingFacts, 'status' | 'startAt'>, now: Temporal.Instant) =>
  status === 'upcoming' && isBefore(now, startAt);
