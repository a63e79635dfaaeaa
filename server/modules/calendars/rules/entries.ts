import { Temporal } from 'temporal-polyfill';

interface Period {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

interface Entry {
  /** A hash of what was written. */
  written: string;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  seenStartAt: Temporal.Instant | null;
  seenEndAt: Temporal.Instant | null;
  question: 'moved' | 'removed' | null;
}

const isAt = ({ start, end }: Period, startAt: Temporal.Instant | null, endAt: Temporal.Instant | null) =>
  startAt !== null && endAt !== null && start.equals(startAt) && end.equals(endAt);

/**
 * Whether the session has to be written (again). Where its owner has moved it in the calendar, their place is not
 * overwritten before the session itself has another time.
 */
export const needsWriting = (session: Period & { hash: string }, entry: Entry | undefined) => {
  if (!entry || entry.written === '') return true;
  const isTheOwners = entry.question !== null || entry.seenStartAt !== null;
  if (isTheOwners && isAt(session, entry.startAt, entry.endAt)) return false;
  return entry.written !== session.hash;
};

/**
 * What the owner is asked about a session that they find in their calendar like this. `null` for `found`: it is not
 * there any more. Answers null when there is nothing (new) to ask.
 */
export const questionOn = (entry: Entry, found: Period | null): 'moved' | 'removed' | null => {
  if (found === null) return entry.question === 'removed' ? null : 'removed';
  if (isAt(found, entry.startAt, entry.endAt) || isAt(found, entry.seenStartAt, entry.seenEndAt)) return null;
  return 'moved';
};

/** The owner has put it back where it belongs: nothing is asked any more. */
export const isBack = (entry: Entry, found: Period | null) =>
  found !== null && isAt(found, entry.startAt, entry.endAt) && (entry.question !== null || entry.seenStartAt !== null);
