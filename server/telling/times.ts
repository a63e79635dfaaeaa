import type { Temporal } from 'temporal-polyfill';
import { texts } from './texts.ts';

export interface Span {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

type Local = Temporal.ZonedDateTime;

const weekdayAndDay = (local: Local) =>
  `${texts.weekdays[local.dayOfWeek - 1]}, ${local.day} ${texts.months[local.month - 1]}`;
const dateOf = (local: Local) => `${weekdayAndDay(local)} ${local.year}`;
const hourOf = ({ hour, minute }: Local) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? texts.am : texts.pm}`;

/** The zone with its offset from UTC; both offsets when the clock change falls in between. */
const zoneOf = (from: Local, to: Local) => {
  if (from.timeZoneId === 'UTC') return '(UTC)';
  const distances = from.offset === to.offset ? `UTC${from.offset}` : `UTC${from.offset} – UTC${to.offset}`;
  return `(${from.timeZoneId}, ${distances})`;
};

/** The three phrases of a session's time: day, hours, zone. */
export const sessionPhrases = ({ start, end }: Span, timeZone: string): readonly [string, string, string] => {
  const [from, to] = [start.toZonedDateTimeISO(timeZone), end.toZonedDateTimeISO(timeZone)];
  const sameDay = from.toPlainDate().equals(to.toPlainDate());
  const until = sameDay ? hourOf(to) : `${dateOf(to)}, ${hourOf(to)}`;
  return [`${dateOf(from)},`, `${hourOf(from)} – ${until}`, zoneOf(from, to)];
};

/** 'Wednesday, 2 December 2026, 11:30 am – 12:30 pm (Asia/Kuala_Lumpur, UTC+08:00)' */
export const sessionTime = (span: Span, timeZone: string): string => sessionPhrases(span, timeZone).join(' ');

/** 'Wednesday, 2 December 2026, 11:30 am (Asia/Kuala_Lumpur, UTC+08:00)' */
export const momentTime = (instant: Temporal.Instant, timeZone: string): string => {
  const local = instant.toZonedDateTimeISO(timeZone);
  return `${dateOf(local)}, ${hourOf(local)} ${zoneOf(local, local)}`;
};

/** 'Wednesday, 2 December 2026' */
export const dayIn = (instant: Temporal.Instant, timeZone: string): string =>
  dateOf(instant.toZonedDateTimeISO(timeZone));

/** For a subject line, which has no room for a zone: 'Wednesday, 2 December' and '11:30 am'. */
export const shortTime = (instant: Temporal.Instant, timeZone: string): { day: string; hour: string } => {
  const local = instant.toZonedDateTimeISO(timeZone);
  return { day: weekdayAndDay(local), hour: hourOf(local) };
};

/** How long a link works: '3 days', '6 hours'. */
export const lengthOf = (hours: number): string => (hours % 24 === 0 ? texts.days(hours / 24) : texts.hours(hours));
