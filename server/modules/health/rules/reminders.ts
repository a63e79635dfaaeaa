import { Temporal } from 'temporal-polyfill';
import { hoursBetweenReminders } from '../../../../contract/health/values.ts';

/** PAR-05: a reminder within 24 hours of the last one is asked about first; exactly 24 hours later it is not. */
export const asksFirst = (sentAt: Temporal.Instant | null, now: Temporal.Instant) =>
  sentAt !== null && Temporal.Instant.compare(now, sentAt.add({ hours: hoursBetweenReminders })) < 0;
