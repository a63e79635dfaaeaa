import { Temporal } from '../../ui/temporal.ts';
import type { Draft, Hours, OtherDay } from './draft.ts';

const endOfDay = 1_440;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const two = (n: number) => String(n).padStart(2, '0');
const timeOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The total length in minutes; a range that ends before it starts counts as zero. */
export const minutesIn = (hours: readonly Hours[]) =>
  hours.reduce((sum, { from, to }) => sum + Math.max(0, minutesOf(to) - minutesOf(from)), 0);

export const officeHours: Hours = { from: '09:00', to: '17:00' };

/** Adds another range to a day: an hour after the last one, as long as there is room. */
export const oneMore = (hours: readonly Hours[]): Hours => {
  const ends = hours.map(({ to }) => minutesOf(to));
  const last = ends.length > 0 ? Math.max(...ends) : minutesOf(officeHours.from);
  const from = last + 60 < endOfDay ? last + (ends.length > 0 ? 60 : 0) : Math.min(last, endOfDay - 60);
  return { from: timeOf(from), to: timeOf(Math.min(from + 60, endOfDay)) };
};

/** The hours a closed day opens with: the ones it had before, or else those of another open day. */
export const hoursToOpenWith = (draft: Draft, saved: Draft, weekday: number): readonly Hours[] => {
  const own = saved.week[weekday] ?? [];
  if (own.length > 0) return own;
  return draft.week.find((hours) => hours.length > 0) ?? [officeHours];
};

const replaceAt = <T>(list: readonly T[], at: number, value: T) => list.map((one, i) => (i === at ? value : one));

export const withHours = (draft: Draft, weekday: number, hours: readonly Hours[]): Draft => ({
  ...draft,
  week: replaceAt(draft.week, weekday, hours),
});

/** Copies the hours of one weekday to others. */
export const copied = (draft: Draft, from: number, to: readonly number[]): Draft => ({
  ...draft,
  week: draft.week.map((hours, weekday) => (to.includes(weekday) ? (draft.week[from] ?? []) : hours)),
});

/** Every day from the first to the last, 'YYYY-MM-DD'. */
export const daysFrom = (first: string, last: string): string[] => {
  const start = Temporal.PlainDate.from(first);
  const { days } = start.until(last);
  return Array.from({ length: Math.max(0, days) + 1 }, (_, at) => start.add({ days: at }).toString());
};

/** Sets these hours on these dates, replacing whatever applied there. */
export const withDays = (draft: Draft, days: readonly string[], hours: readonly Hours[]): Draft => ({
  ...draft,
  days: [...withoutDays(draft, days).days, ...days.map((day) => ({ day, hours }))].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  ),
});

export const withoutDays = (draft: Draft, days: readonly string[]): Draft => ({
  ...draft,
  days: draft.days.filter(({ day }) => !days.includes(day)),
});

/** Consecutive dates with the same hours. */
export interface Run {
  first: string;
  last: string;
  days: readonly string[];
  hours: readonly Hours[];
}

/** Merges consecutive dates: a two-week holiday is shown as one entry, not fourteen. */
export const runsOf = (days: readonly OtherDay[]): Run[] => {
  const runs: Run[] = [];
  for (const { day, hours } of days) {
    const last = runs.at(-1);
    const follows = last !== undefined && Temporal.PlainDate.from(last.last).add({ days: 1 }).toString() === day;
    if (follows && JSON.stringify(last.hours) === JSON.stringify(hours)) {
      runs[runs.length - 1] = { ...last, last: day, days: [...last.days, day] };
    } else runs.push({ first: day, last: day, days: [day], hours });
  }
  return runs;
};
