import type { TrendPoint } from '../../ui/TrendChart.tsx';
import { Temporal } from '../../ui/temporal.ts';

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;

/** Days and their numbers as points of a chart, each where its day is between the first and the last; one alone is at the end. */
export const pointsOf = (
  days: readonly { day: string; value: number }[],
  say: (day: string) => string,
): TrendPoint[] => {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const all = first === last ? 0 : daysBetween(first, last);
  return days.map(({ day, value }) => ({
    key: day,
    when: say(day),
    at: all === 0 ? 1 : daysBetween(first, day) / all,
    value,
  }));
};
