import type { Temporal } from 'temporal-polyfill';
import { reportHour } from '../../../../contract/analytics/index.ts';

const firstOfMonth = (now: Temporal.Instant, zone: string) => {
  const { year, month } = now.toZonedDateTimeISO(zone).toPlainDateTime().subtract({ hours: reportHour });
  return now.toZonedDateTimeISO(zone).toPlainDate().with({ year, month, day: 1 });
};

/** The first day of the month on which a report is due by now: the month before, once its successor is some hours old. */
export const monthDue = (now: Temporal.Instant, zone: string): Temporal.PlainDate =>
  firstOfMonth(now, zone).subtract({ months: 1 });

/** The first day of last month, whatever the hour. */
export const lastMonth = (now: Temporal.Instant, zone: string): Temporal.PlainDate =>
  now.toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 }).subtract({ months: 1 });

/** When the report on the month after this one goes out. */
export const sendsAt = (done: Temporal.PlainDate, zone: string): Temporal.Instant =>
  done
    .add({ months: 2 })
    .toZonedDateTime({ timeZone: zone, plainTime: { hour: reportHour } })
    .toInstant();
