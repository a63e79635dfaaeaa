import { Temporal } from 'temporal-polyfill';
import type { Duration } from '../../../../contract/programmes/index.ts';

const months = { '1_months': 1, '2_months': 2, '3_months': 3 } as const;

/**
 * PRG-27, B88: the start plus this many calendar months; null when the end is set freely or there is no start. Dates
 * look like 2026-12-02.
 */
export const endAfter = (startDate: string | null, duration: Duration) =>
  startDate === null || duration === 'set_end_duration'
    ? null
    : Temporal.PlainDate.from(startDate).add({ months: months[duration] }).toString();

interface Stretch {
  startDate: string;
  endDate: string;
}

export const overlap = (one: Stretch, other: Stretch) =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;

interface Range {
  startDate: string | null;
  endDate: string | null;
}

type DateProblem = 'starts_outside' | 'ends_outside' | 'ends_early' | 'overlaps';

/**
 * PRG-34: what is wrong with the dates of each module, or null: modules must be within the programme and must not
 * overlap.
 */
export const dateProblems = (modules: readonly Stretch[], { startDate, endDate }: Range): (DateProblem | null)[] =>
  modules.map((module, at) => {
    if (startDate !== null && module.startDate < startDate) return 'starts_outside';
    if (endDate !== null && module.startDate > endDate) return 'starts_outside';
    if (module.endDate < module.startDate) return 'ends_early';
    if (endDate !== null && module.endDate > endDate) return 'ends_outside';
    return modules.some((other, index) => index !== at && overlap(module, other)) ? 'overlaps' : null;
  });
