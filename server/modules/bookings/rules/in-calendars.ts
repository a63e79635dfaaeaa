import type { Temporal } from 'temporal-polyfill';
import type { StoredStatus } from '../../../../contract/bookings/index.ts';

/** The sessions that will not take place or do not count: they do not belong in anybody's calendar. */
export const calledOffStatuses: readonly StoredStatus[] = ['cancelled', 'system_cancelled', 'refunded'];

export const isCalledOff = (status: StoredStatus) => calledOffStatuses.includes(status);

interface Shown {
  status: StoredStatus;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
}

const differs = (before: Shown, after: Shown) =>
  !before.startAt.equals(after.startAt) ||
  !before.endAt.equals(after.endAt) ||
  isCalledOff(before.status) !== isCalledOff(after.status);

/**
 * M27: calendars ignore a file whose SEQUENCE is not higher than the one they have, so it grows with every change that
 * such a file tells: a new time, and the end of the session.
 */
export const calendarSequenceAfter = (before: Shown & { calendarSequence: number }, after: Partial<Shown>) =>
  before.calendarSequence + (differs(before, { ...before, ...after }) ? 1 : 0);
