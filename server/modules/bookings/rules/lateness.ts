import type { Temporal } from 'temporal-polyfill';
import type { BookingFacts } from './facts.ts';
import { isBefore } from './instants.ts';

/** How long before a session people can say that they will be late for it. */
const sayableBefore = { minutes: 30 };
/** How long the others are left alone after somebody has said so. */
const quietAfter = { minutes: 10 };

/** From half an hour before the start of a confirmed session until its end. */
export const canBeLateFor = (
  { status, startAt, endAt }: Pick<BookingFacts, 'status' | 'startAt' | 'endAt'>,
  now: Temporal.Instant,
) => status === 'upcoming' && !isBefore(now, startAt.subtract(sayableBefore)) && isBefore(now, endAt);

/** Sessions that somebody can be late for now start before the first and end after the second. */
export const lateWindow = (now: Temporal.Instant) => ({ startUntil: now.add(sayableBefore), endAfter: now });

/** Who has said so after this moment does not say it again. */
export const saidLatelySince = (now: Temporal.Instant) => now.subtract(quietAfter);
