import type { UsualTime } from '../../../../../contract/profiles/values.ts';

/** What a mentee or mentor has said that two people can be compared by. An empty set or null: nothing said. */
export interface FitPerson {
  id: number;
  /** Skills and services of the platform: what a mentee wants, what a mentor offers. */
  skills: ReadonlySet<string>;
  /** Services of the program that they have chosen, likewise; the goals of the platform stand in for whoever chose none. */
  services: ReadonlySet<string>;
  /** Those that a mentee is interested in (their own if they named none), those of a mentor. */
  industries: ReadonlySet<number>;
  /** How far the person has come: 0 for the first of the career levels. */
  level: number | null;
  languages: ReadonlySet<number>;
  zone: string;
  /** Minutes that the clock of their zone is ahead of UTC now. */
  offset: number;
  /** Of a mentee: the parts of their week in which they usually have time. */
  times: readonly UsualTime[];
  countryId: number | null;
  /** Where their company says that they work, in small letters; '' when it says nothing. */
  location: string;
  /** Universities and companies, in small letters. */
  places: ReadonlySet<string>;
  /** What they chose in the questions of the program's forms that are compared, in the order of these. */
  answers: readonly ReadonlySet<string>[];
}

/** Two people, with what is known of both together. */
export interface Two {
  mentee: FitPerson;
  mentor: FitPerson;
  /** Minutes in 30 days in which the mentor is open and the mentee has time; null for a mentor without hours. */
  sharedMinutes: number | null;
}

/** How well two people fit in one way, of 10,000; null when one of them has said nothing. */
export type Fit = (two: Two) => number | null;

export const whole = 10_000;
export const half = 5000;
