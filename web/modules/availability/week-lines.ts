import type { MentorHours } from '../../../contract/availability/schemas/admin.ts';

export interface WeekLine {
  /** 0 = Sunday; a week begins on Monday. */
  first: number;
  last: number;
  hours: readonly { from: string; to: string }[];
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

const sameHours = (one: WeekLine['hours'], other: WeekLine['hours']) => JSON.stringify(one) === JSON.stringify(other);

/** The week in as few lines as possible: neighbouring days with the same hours are merged, closed days left out. */
export const weekLines = (rules: MentorHours['rules']): WeekLine[] => {
  const lines: (WeekLine & { at: number })[] = [];
  for (const [at, weekday] of mondayFirst.entries()) {
    const hours = rules
      .filter((rule) => rule.weekday === weekday)
      .map(({ from, to }) => ({ from, to }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1));
    if (hours.length === 0) continue;
    const before = lines.at(-1);
    if (before && before.at === at - 1 && sameHours(before.hours, hours)) Object.assign(before, { last: weekday, at });
    else lines.push({ first: weekday, last: weekday, hours, at });
  }
  return lines.map(({ first, last, hours }) => ({ first, last, hours }));
};
