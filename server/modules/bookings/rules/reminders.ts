import type { Temporal } from 'temporal-polyfill';
import type { BookingFacts } from './facts.ts';
import { HOURS_A_DAY, isBefore } from './instants.ts';

export type SessionReminder = 'day' | 'hour';

/** B114: when the participants of a confirmed session are reminded of it. */
export const remindersOf = ({ startAt }: Pick<BookingFacts, 'startAt'>): Record<SessionReminder, Temporal.Instant> => ({
  day: startAt.subtract({ hours: HOURS_A_DAY }),
  hour: startAt.subtract({ hours: 1 }),
});

/**
 * The reminder that is due now, or null. `standsSince` is when the session was confirmed for this time: if that was
 * after a reminder's instant, that reminder is skipped. A late reminder is still sent until the next one replaces it.
 */
export const dueReminder = (
  booking: Pick<BookingFacts, 'status' | 'startAt'> & { standsSince: Temporal.Instant },
  now: Temporal.Instant,
): SessionReminder | null => {
  if (booking.status !== 'upcoming' || !isBefore(now, booking.startAt)) return null;
  const at = remindersOf(booking);
  const latest = isBefore(now, at.hour) ? 'day' : 'hour';
  return isBefore(now, at[latest]) || isBefore(at[latest], booking.standsSince) ? null : latest;
};

/** B38: this long after the end of an unconcluded session, an email asks both sides to conclude it. */
export const remindToConcludeAfter = { hours: HOURS_A_DAY };

export const remindToConcludeAt = ({ endAt }: Pick<BookingFacts, 'endAt'>) => endAt.add(remindToConcludeAfter);

/** NTF-17: this long after completion, people who still owe a review are asked once more. */
export const remindToReviewAfter = { hours: HOURS_A_DAY };
