interface Stay {
  startDate: string;
  endDate: string | null;
}

/** PRO-59, PRO-64: the end may be on the same day as the start, but not before. Dates look like 2026-12-02. */
export const endsBeforeStart = ({ startDate, endDate }: Stay) => endDate !== null && endDate < startDate;

/** PRO-59, PRO-64: what is still going on has no end, whatever the disabled field contained. */
export const withoutEnd = <S extends Stay>(stay: S, goesOn: boolean): S => (goesOn ? { ...stay, endDate: null } : stay);

/** We assume that nobody has worked or studied at more places than this. */
export const mostEntries = 50;
