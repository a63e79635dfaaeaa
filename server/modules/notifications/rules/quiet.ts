import { Temporal } from 'temporal-polyfill';

/** Minutes of the day; from ten in the evening to seven in the morning is 1320 to 420. */
export interface QuietHours {
  from: number;
  to: number;
}

const perHour = 60;
const minuteOf = ({ hour, minute }: Temporal.ZonedDateTime) => hour * perHour + minute;

/** '22:00' and back. */
export const timeOfDay = (minutes: number) =>
  `${String(Math.floor(minutes / perHour)).padStart(2, '0')}:${String(minutes % perHour).padStart(2, '0')}`;
export const minutesOf = (time: string) => {
  const { hour, minute } = Temporal.PlainTime.from(time);
  return hour * perHour + minute;
};

/** When the quiet hours end that last at this moment, on the clock of this zone; null outside of them. */
export const quietUntil = (now: Temporal.Instant, zone: string, { from, to }: QuietHours): Temporal.Instant | null => {
  const here = now.toZonedDateTimeISO(zone);
  const minute = minuteOf(here);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const today = here.withPlainTime({ hour: Math.floor(to / perHour), minute: to % perHour });
  const end = minute < to ? today : today.add({ days: 1 });
  return end.toInstant();
};
