import { i18n } from '@lingui/core';
import { Temporal } from '../ui/temporal.ts';

/** English with the day first, as written in the region. */
const locale = () => (i18n.locale === 'en' || i18n.locale === '' ? 'en-GB' : i18n.locale);

const inZone = (moment: Temporal.Instant | string, zone: string) =>
  (typeof moment === 'string' ? Temporal.Instant.from(moment) : moment).toZonedDateTimeISO(zone);

/** Wednesday, 2 December 2026 */
export const longDay = (moment: Temporal.Instant | string, zone: string) =>
  inZone(moment, zone).toLocaleString(locale(), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Wed, 2 Dec 2026 */
export const shortDay = (moment: Temporal.Instant | string, zone: string) =>
  inZone(moment, zone).toLocaleString(locale(), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** 11:30 am (B146: h:mm A) */
export const timeOfDay = (moment: Temporal.Instant | string, zone: string) =>
  inZone(moment, zone).toLocaleString(locale(), { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });

/** 11:30 am – 12:30 pm */
export const timeRange = (start: Temporal.Instant | string, end: Temporal.Instant | string, zone: string) =>
  `${timeOfDay(start, zone)} – ${timeOfDay(end, zone)}`;

/** 2026-12-02, for calendars and fields. */
export const dayIn = (moment: Temporal.Instant | string, zone: string) => inZone(moment, zone).toPlainDate().toString();

/** The middle of a day (2026-12-02) in a zone. */
export const noonOf = (day: string, zone: string) =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from('12:00') })
    .toInstant();

/** UTC+08:00, at that moment. */
export const offsetOf = (moment: Temporal.Instant | string, zone: string) => `UTC${inZone(moment, zone).offset}`;

/** The offsets at all these moments: UTC+00:00, or UTC+00:00 – UTC+01:00 when the clocks change in between. */
export const offsetsOf = (moments: readonly (Temporal.Instant | string)[], zone: string) =>
  [...new Set(moments.map((moment) => offsetOf(moment, zone)))].toSorted().join(' – ');

/** A plain date (2026-12-02) without any zone: 2 Dec 2026 */
export const plainDay = (date: string) =>
  Temporal.PlainDate.from(date).toLocaleString(locale(), { day: 'numeric', month: 'short', year: 'numeric' });

/** 2 Dec, for when the year is obvious. */
export const dayAndMonth = (moment: Temporal.Instant | string, zone: string) =>
  inZone(moment, zone).toLocaleString(locale(), { day: 'numeric', month: 'short' });

/** Dec, above the number of the day. */
export const shortMonth = (moment: Temporal.Instant | string, zone: string) =>
  inZone(moment, zone).toLocaleString(locale(), { month: 'short' });

/** The number of the day in its month: 2 */
export const dayOfMonth = (moment: Temporal.Instant | string, zone: string) => String(inZone(moment, zone).day);

/** A plain date (2026-12-02) of which only the month matters: Dec 2026 */
export const plainMonth = (date: string) =>
  Temporal.PlainDate.from(date).toLocaleString(locale(), { month: 'short', year: 'numeric' });
