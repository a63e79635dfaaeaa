import type { Seated, Wanting } from './cohort.ts';

interface CohortByIds {
  mentees: readonly Wanting[];
  mentors: readonly Seated[];
  /** Weights, rules and named pairs. */
  basis: unknown;
}

const missingIn = (there: readonly { id: number }[], here: readonly { id: number }[]) => {
  const known = new Set(there.map(({ id }) => id));
  return here.filter(({ id }) => !known.has(id)).length;
};

/** The same text for the same values, whatever order their fields have: the database keeps them in one of its own. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, field]) => `${key}: ${textOf(field)}`).join()}}`;
};

/** How a program differs from the cohort that a draft was calculated for; null when it does not. */
export const staleness = (then: CohortByIds, now: CohortByIds) => {
  const seatsThen = new Map(then.mentors.map(({ id, seats }) => [id, seats]));
  const differs = {
    mentees_new: missingIn(then.mentees, now.mentees),
    mentees_gone: missingIn(now.mentees, then.mentees),
    mentors_new: missingIn(then.mentors, now.mentors),
    mentors_gone: missingIn(now.mentors, then.mentors),
    room_changed: now.mentors.filter(({ id, seats }) => seatsThen.has(id) && seatsThen.get(id) !== seats).length,
  };
  const settings = textOf(then.basis) !== textOf(now.basis);
  const isSame = Object.values(differs).every((many) => many === 0) && !settings;
  return isSame ? null : { ...differs, settings_changed: settings };
};
