import type { missingParts } from '../../../../contract/programmes/index.ts';

export type MissingPart = (typeof missingParts)[number];

interface Plan {
  startDate: string | null;
  endDate: string | null;
  goals: number;
}

/** What a draft still needs before it can open (PRG-25, PRG-39). Days look like 2026-12-02. */
export const missingIn = ({ startDate, endDate, goals }: Plan, today: string): MissingPart[] => [
  ...(startDate === null ? ['start_date' as const] : []),
  ...(endDate !== null && endDate < today ? ['end_date' as const] : []),
  ...(goals === 0 ? ['goals' as const] : []),
];
