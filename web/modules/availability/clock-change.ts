import type { Temporal } from '../../ui/temporal.ts';

const soonDays = 60;

export interface ClockChange {
  at: Temporal.Instant;
  /** 'UTC+01:00' before and after. */
  before: string;
  after: string;
  /** How far the clocks go forward; negative when they go back. */
  minutes: number;
}

/** The next clock change in this zone, if it is within the 60 days in which mentees can book. */
export const clockChangeSoon = (now: Temporal.Instant, zone: string): ClockChange | null => {
  const here = now.toZonedDateTimeISO(zone);
  const change = here.getTimeZoneTransition('next');
  if (!change || change.epochMilliseconds > now.add({ hours: 24 * soonDays }).epochMilliseconds) return null;
  const minutes = Math.round((change.offsetNanoseconds - here.offsetNanoseconds) / 60e9);
  // A zone may change its name or its law without changing its offset.
  if (minutes === 0) return null;
  return { at: change.toInstant(), before: `UTC${here.offset}`, after: `UTC${change.offset}`, minutes };
};
