import { type DateOverride, type HoursReason, hoursProblem, type WeeklyRule } from './weekly-hours.ts';

/** Which field of an entry is marked, and the message shown next to it. */
const words: Record<HoursReason, { field: 'weekday' | 'day' | 'from' | 'to'; message: string }> = {
  not_a_weekday: { field: 'weekday', message: 'Please choose a weekday' },
  not_a_day: { field: 'day', message: 'Please choose a date' },
  not_a_time: { field: 'from', message: 'Please choose a start time' },
  ends_before_it_starts: { field: 'to', message: 'The end must be later than the start' },
  overlaps: { field: 'from', message: 'These hours overlap others of the same day' },
  too_many_ranges: { field: 'from', message: 'At most 10 time ranges a day' },
};

/** What is wrong with these entries, each by its place in the list: { '3.to': 'The end must …' }. */
const problemsIn = (entries: readonly (WeeklyRule | DateOverride)[]): [string, string][] => {
  const left = entries.map((entry, at) => ({ entry, at }));
  const problems: [string, string][] = [];
  for (;;) {
    const problem = hoursProblem(left.map(({ entry }) => entry));
    if (!problem) return problems;
    // Take the wrong entry out, so that the next problem can be found.
    const [wrong] = left.splice(problem.index, 1);
    const { field, message } = words[problem.reason];
    problems.push([`${wrong?.at}.${field}`, message]);
  }
};

/** One message per wrong field, by its name on the wire ('rules.3.to'); empty when nothing is wrong. */
export const wrongFields = (
  rules: readonly WeeklyRule[],
  overrides: readonly DateOverride[],
): Record<string, string> => {
  const named = (list: string, problems: [string, string][]) =>
    problems.map(([name, message]) => [`${list}.${name}`, message] as const);
  return Object.fromEntries([...named('rules', problemsIn(rules)), ...named('overrides', problemsIn(overrides))]);
};
