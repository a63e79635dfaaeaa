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
 * The reminder that is due now, or null. `standsSince` is when the session was confirmed at this time: who agreed to it
 * after a reminder's instant need not be reminded. A late one goes out until the next takes its place.
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

/** B38: both sides of an unconcluded session are asked by e-mail to conclude it so long after its end. */
export const remindToConcludeAfter = { hours: HOURS_A_DAY };

export const remindToConcludeAt = ({ endAt }: Pick<BookingFacts, 'endAt'>) => endAt.add(remindToConcludeAfter);

/** NTF-17: who still owes a review is asked once more so long after the completion. */
export const remindToReviewAfter = { hours: HOURS_A_DAY };
