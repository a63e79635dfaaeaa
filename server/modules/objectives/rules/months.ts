import { Temporal } from 'temporal-polyfill';

/** B58: a month of a plan. */
export const daysAMonth = 30;

/** The day that it is at this moment for somebody in this time zone. */
export const dayOf = (moment: Temporal.Instant, timezone: string) => moment.toZonedDateTimeISO(timezone).toPlainDate();

/** The day on which a plan begins. */
export const startOf = ({ startsOn }: { startsOn: string }) => Temporal.PlainDate.from(startsOn);

/** B58: the month (from 1) that holds this day; before and after the plan, its first and its last. */
export const activeMonth = (start: Temporal.PlainDate, months: number, today: Temporal.PlainDate) => {
  const { days } = start.until(today, { largestUnit: 'days' });
  return Math.min(Math.max(Math.floor(days / daysAMonth) + 1, 1), Math.max(months, 1));
};

/** The days from the start of a plan on which an objective of this month (from 0) can be due. */
export const daysOfMonth = (month: number) => ({ first: month * daysAMonth, last: (month + 1) * daysAMonth - 1 });
