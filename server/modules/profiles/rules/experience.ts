interface Stay {
  startDate: string;
  endDate: string | null;
}

/** PRO-59, PRO-64: an end may be on the day of the start, never before. Dates as 2026-12-02. */
export const endsBeforeStart = ({ startDate, endDate }: Stay) => endDate !== null && endDate < startDate;

/** PRO-59, PRO-64: where it still goes on there is no end, whatever the disabled field held. */
export const withoutEnd = <S extends Stay>(stay: S, goesOn: boolean): S => (goesOn ? { ...stay, endDate: null } : stay);

/** Nobody has worked or studied at more places than these. */
export const mostEntries = 50;
