import { Temporal } from '../../ui/temporal.ts';
import { dayIn } from '../../lib/time.ts';

export interface OpenDay {
  /** '2026-12-02', in the zone shown. */
  day: string;
  /** Instants, in ascending order. */
  starts: readonly string[];
}

/** The open starts of the next so many days including today, grouped by their day in this zone. */
export const openDaysOf = (slots: readonly string[], zone: string, today: string, days: number): OpenDay[] => {
  const end = Temporal.PlainDate.from(today).add({ days }).toString();
  const open = new Map<string, string[]>();
  for (const slot of slots) {
    const day = dayIn(slot, zone);
    if (day >= end) continue;
    const starts = open.get(day);
    if (starts) starts.push(slot);
    else open.set(day, [slot]);
  }
  return [...open].map(([day, starts]) => ({ day, starts }));
};
