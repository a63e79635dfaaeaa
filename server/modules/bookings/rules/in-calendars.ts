import type { Temporal } from 'temporal-polyfill';
import { calledOffStatuses, type StoredStatus } from '../../../../contract/bookings/index.ts';

export const isCalledOff = (status: StoredStatus) => calledOffStatuses.some((one) => one === status);

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
