import { Temporal } from './temporal.ts';

/** The days of '2026-12' in weeks starting on Monday; null in place of other months' days. */
export const weeksOf = (month: string): (string | null)[][] => {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const cells = [
    ...Array.from({ length: first.dayOfWeek - 1 }, () => null),
    ...Array.from({ length: first.daysInMonth }, (_, at) => first.add({ days: at }).toString()),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day] ?? null),
  );
};

export const addMonths = (month: string, months: number) =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString();

/** '2026-12-02' → '2026-12'. */
export const monthOf = (day: string) => day.slice(0, 7);

/** A day in the reader's language: 'Wednesday, 2 December 2026', or short, '2 Dec 2026'. */
export const wordsOfDay = (day: string, locale: string, length: 'long' | 'short' = 'long') =>
  Temporal.PlainDate.from(day).toLocaleString(regionOf(locale), {
    day: 'numeric',
    month: length,
    year: 'numeric',
    ...(length === 'long' && { weekday: 'long' }),
  });

/** 'December 2026', in the reader's language. */
export const wordsOfMonth = (month: string, locale: string) =>
  Temporal.PlainYearMonth.from(month)
    .toPlainDate({ day: 1 })
    .toLocaleString(regionOf(locale), { month: 'long', year: 'numeric' });

/** The twelve months' names. */
export const monthNames = (locale: string) =>
  Array.from({ length: 12 }, (_, at) =>
    Temporal.PlainDate.from({ year: 2024, month: at + 1, day: 1 }).toLocaleString(regionOf(locale), { month: 'long' }),
  );

/** Short and full names of the weekdays, starting with Monday. 2024 began on a Monday. */
export const weekdayNames = (locale: string) =>
  Array.from({ length: 7 }, (_, at) => {
    const day = Temporal.PlainDate.from({ year: 2024, month: 1, day: at + 1 });
    return {
      short: day.toLocaleString(regionOf(locale), { weekday: 'short' }).slice(0, 3),
      full: day.toLocaleString(regionOf(locale), { weekday: 'long' }),
    };
  });

// 'en' alone would put the month first, but our readers put the day first.
const regionOf = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

const steps: Record<string, (at: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at + 7,
  ArrowUp: (at) => at - 7,
};

/**
 * The open day of a month that a key moves to: the next one in that direction (up and down keep the weekday if
 * possible). Undefined if there is none, null if the key does nothing here.
 */
export const dayAfterKey = (key: string, from: string, open: readonly string[]): string | undefined | null => {
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  const step = steps[key];
  if (!step) return null;
  const numbers = new Set(open.map((day) => Number(day.slice(8))));
  const start = Number(from.slice(8));
  for (let at = step(start); at >= 1 && at <= 31; at = step(at)) {
    if (numbers.has(at)) return `${monthOf(from)}-${String(at).padStart(2, '0')}`;
  }
  const forward = key === 'ArrowDown';
  if (!forward && key !== 'ArrowUp') return undefined;
  const beyond = open.filter((day) => (forward ? day > from : day < from));
  return forward ? beyond[0] : beyond.at(-1);
};
