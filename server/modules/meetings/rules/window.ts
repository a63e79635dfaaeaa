import { Temporal } from 'temporal-polyfill';

export interface Window {
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
  closedAt: Temporal.Instant | null;
}

/** B52, A16: nobody may enter outside the window or a room that was cancelled. Both ends are inclusive. */
export const whyNotEnter = ({ opensAt, closesAt, closedAt }: Window, now: Temporal.Instant) => {
  if (closedAt !== null || Temporal.Instant.compare(now, closesAt) > 0) return 'meetings.closed';
  return Temporal.Instant.compare(now, opensAt) < 0 ? 'meetings.not_open' : null;
};
