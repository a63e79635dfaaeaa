import { readDay, readTime, weekdayOf } from './days-and-minutes.ts';

/**
 * Open every week on this weekday (0 = Sunday … 6 = Saturday), 'HH:mm' to 'HH:mm' or '24:00', on the mentor's clock
 * (B24).
 */
export interface WeeklyRule {
  weekday: number;
  from: string;
  to: string;
}

/** What applies on one day ('YYYY-MM-DD') instead of its weekly rules: closed, or open from – to (B24). */
export type DateOverride =
  | { day: string; blocked: true }
  | { day: string; blocked?: false | undefined; from: string; to: string };

/** Minutes from midnight on the wall clock, `to` excluded. */
export interface Hours {
  from: number;
  to: number;
}

export type HoursReason =
  | 'not_a_weekday'
  | 'not_a_day'
  | 'not_a_time'
  | 'ends_before_it_starts'
  | 'overlaps'
  | 'too_many_ranges';

const maxRangesADay = 10;
const wholeDay: Hours = { from: 0, to: 1_440 };

const readHours = (range: { from: string; to: string }): Hours | null => {
  const from = readTime(range.from);
  const to = readTime(range.to);
  return from === null || to === null ? null : { from, to };
};

const hoursOf = (entry: WeeklyRule | DateOverride) =>
  'blocked' in entry && entry.blocked === true ? wholeDay : readHours(entry);

const problemOf = (entry: WeeklyRule | DateOverride, sameDay: readonly Hours[]): HoursReason | null => {
  if ('weekday' in entry && !(Number.isInteger(entry.weekday) && entry.weekday >= 0 && entry.weekday <= 6))
    return 'not_a_weekday';
  if ('day' in entry && readDay(entry.day) === null) return 'not_a_day';
  const hours = hoursOf(entry);
  if (!hours) return 'not_a_time';
  if (hours.from >= hours.to) return 'ends_before_it_starts';
  if (sameDay.length >= maxRangesADay) return 'too_many_ranges';
  return sameDay.some((other) => other.from < hours.to && hours.from < other.to) ? 'overlaps' : null;
};

/**
 * The first entry that cannot be kept and why, or null. Ranges of a day may touch but not overlap; at most ten a day; a
 * blocked day cannot have an open range as well. Pass either weekly rules or date overrides.
 */
export const hoursProblem = (
  entries: readonly (WeeklyRule | DateOverride)[],
): { index: number; reason: HoursReason } | null => {
  const seen = new Map<number | string, Hours[]>();
  for (const [index, entry] of entries.entries()) {
    const key = 'weekday' in entry ? entry.weekday : entry.day;
    const sameDay = seen.get(key) ?? [];
    const reason = problemOf(entry, sameDay);
    if (reason) return { index, reason };
    seen.set(key, [...sameDay, hoursOf(entry) ?? wholeDay]);
  }
  return null;
};

/** Merges ranges that overlap or touch; drops empty and unreadable ones. */
const merge = (ranges: readonly { from: string; to: string }[]): Hours[] => {
  const merged: Hours[] = [];
  const hours = ranges.map(readHours).filter((range) => range !== null);
  for (const { from, to } of hours.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (from >= to) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
};

const overriddenDays = (overrides: readonly DateOverride[]) => {
  const days = new Map<number, Hours[]>();
  for (const text of new Set(overrides.map((override) => override.day))) {
    const ofDay = overrides.filter((override) => override.day === text);
    const open = ofDay.filter((override) => override.blocked !== true);
    const day = readDay(text);
    if (day !== null) days.set(day, open.length < ofDay.length ? [] : merge(open));
  }
  return days;
};

/**
 * Returns a function that says when the mentor is open on a given day number, sorted and merged. The overrides of a day
 * replace its weekly rules; a blocked one among them closes the day (B24).
 */
export const weeklyHours = (
  rules: readonly WeeklyRule[],
  overrides: readonly DateOverride[],
): ((day: number) => readonly Hours[]) => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => merge(rules.filter((rule) => rule.weekday === weekday)));
  const overridden = overriddenDays(overrides);
  return (day) => overridden.get(day) ?? week[weekdayOf(day)] ?? [];
};
