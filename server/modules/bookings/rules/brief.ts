import type { Temporal } from 'temporal-polyfill';
import type { BookingRole } from '../../../../contract/bookings/index.ts';
import type { BookingRuleCode } from './codes.ts';
import type { BookingFacts } from './facts.ts';
import { isBefore } from './instants.ts';

/** B50: the mentee writes the introduction and the discussion points until the session starts. */
export const whyNotEditBrief = (
  { status, startAt }: Pick<BookingFacts, 'status' | 'startAt'>,
  role: BookingRole | null,
  now: Temporal.Instant,
): BookingRuleCode | null => {
  const liesAhead = (status === 'pending' || status === 'upcoming') && isBefore(now, startAt);
  return role === 'mentee' && liesAhead ? null : 'bookings.not_allowed_now';
};
