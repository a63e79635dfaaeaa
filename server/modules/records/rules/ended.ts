import type { Temporal } from 'temporal-polyfill';

interface Run {
  isActive: boolean;
  /** YYYY-MM-DD; null: open */
  startDate: string | null;
  endDate: string | null;
  timezone: string;
}

/** YYYY-MM-DD, on the calendar of this time zone. */
const dayIn = (moment: Temporal.Instant, timezone: string) =>
  moment.toZonedDateTimeISO(timezone).toPlainDate().toString();

const isPast = ({ endDate, timezone }: Run, now: Temporal.Instant): boolean =>
  endDate !== null && endDate < dayIn(now, timezone);

/**
 * M49: its last day is over where the program is; one without a last day has ended when it is switched off. Switching a program
 * off for a while ends nothing.
 */
export const hasEnded = (run: Run, now: Temporal.Instant) => (run.endDate === null ? !run.isActive : isPast(run, now));

/** When somebody's first and last completed session began. */
export interface Stretch {
  first: Temporal.Instant;
  last: Temporal.Instant;
}

/**
 * The dates of a certificate: those of the program. Where it has none, the days of the first and the last session take
 * their place.
 */
export const datesOf = (run: Run, { first, last }: Stretch, now: Temporal.Instant) => {
  const { startDate, endDate, timezone } = run;
  const endsOn = endDate !== null && isPast(run, now) ? endDate : dayIn(last, timezone);
  const begins = startDate ?? dayIn(first, timezone);
  const firstDay = begins <= endsOn ? begins : dayIn(first, timezone);
  return { startsOn: firstDay <= endsOn ? firstDay : endsOn, endsOn };
};
