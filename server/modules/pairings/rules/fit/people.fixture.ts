import type { FitPerson, Two } from './people.ts';

/** Somebody who has said nothing. */
export const silent: FitPerson = {
  id: 1,
  skills: new Set(),
  services: new Set(),
  industries: new Set(),
  level: null,
  languages: new Set(),
  zone: 'UTC',
  offset: 0,
  times: [],
  countryId: null,
  location: '',
  places: new Set(),
  answers: [],
};

export const twoOf = (
  mentee: Partial<FitPerson>,
  mentor: Partial<FitPerson>,
  sharedMinutes: number | null = null,
): Two => ({
  mentee: { ...silent, ...mentee },
  mentor: { ...silent, id: 2, ...mentor },
  sharedMinutes,
});
