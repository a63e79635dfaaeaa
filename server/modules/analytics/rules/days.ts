import { Temporal } from 'temporal-polyfill';

/** When these days of somebody's calendar begin and are over; null where there is no such end. */
export const spanOf = (zone: string, from: string | null, to: string | null) => {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant();
  return {
    from: from === null ? null : startOf(Temporal.PlainDate.from(from)),
    until: to === null ? null : startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
  };
};

/** All days of a month, in order. */
export const daysOfMonth = (year: number, month: number) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return Array.from({ length: first.daysInMonth }, (_, at) => first.add({ days: at }).toString());
};
