import type { Temporal } from 'temporal-polyfill';
import type { Confirmation } from '../../../../contract/bookings/index.ts';
import type { BookingRuleCode } from './codes.ts';
import type { BookingFacts } from './facts.ts';
import { HOURS_A_DAY, isBefore } from './instants.ts';

/** M43: for how long the other side can say whether a logged session took place. */
const ANSWER_DAYS = 14;

type Logged = Pick<BookingFacts, 'confirmation' | 'createdAt'>;

/** From this moment on it is too late to answer. */
export const answerUntil = ({ createdAt }: Pick<BookingFacts, 'createdAt'>) =>
  createdAt.add({ hours: ANSWER_DAYS * HOURS_A_DAY });

/** Sessions logged after this moment can still be answered. */
export const answersSince = (now: Temporal.Instant) => now.subtract({ hours: ANSWER_DAYS * HOURS_A_DAY });

/** M43: what has become of a session that one side logged. */
export const confirmationAt = (booking: Logged, now: Temporal.Instant): Confirmation => {
  if (booking.confirmation !== 'awaited') return booking.confirmation;
  return isBefore(now, answerUntil(booking)) ? 'waiting' : 'lapsed';
};

/**
 * Whether the person who logged a session can still delete it: while nobody has answered, or, when nobody was asked
 * because they logged it as an admin, while nobody has reviewed it.
 */
export const whyNotDelete = ({
  isLogger,
  confirmation,
  confirmingRole,
  status,
}: Pick<BookingFacts, 'isLogger' | 'confirmation' | 'confirmingRole' | 'status'>): BookingRuleCode | null => {
  if (!isLogger) return 'bookings.not_allowed_now';
  const isOpen = confirmingRole === null ? status === 'completed' : confirmation === 'awaited';
  return isOpen ? null : 'bookings.answered_stays';
};
