import { Temporal } from 'temporal-polyfill';
import written from '../../db/demo/mentors.json' with { type: 'json' };
import type { Dice } from './dice.ts';
import { availabilityOf } from './hours.ts';
import { jobsBackFrom, studiesBefore } from './careers.ts';
import * as reference from './reference.ts';
import type { Look } from './portraits.ts';
import type { Mentorship } from '../modules/accounts/demo.ts';
import type { CareerLevel, Gender } from '../modules/profiles/demo.ts';
import type { DemoPerson } from './types.ts';

type Written = (typeof written)[number];

/** The hand-written part; everything else is derived from it. */
export interface WrittenMentor extends Omit<Written, 'gender' | 'look' | 'standing' | 'level' | 'study'> {
  gender: Gender;
  look: Look;
  standing: Mentorship;
  level: CareerLevel;
  study: readonly { university: string; level: 'diploma' | 'bachelors' | 'masters'; major: string; years: number }[];
}

const oneOf =
  <const T extends string>(...allowed: readonly T[]) =>
  (value: string): T => {
    const found = allowed.find((one) => one === value);
    if (!found) throw new Error(`db/demo/mentors.json: '${value}' is none of ${allowed.join(', ')}`);
    return found;
  };
const gender = oneOf('male', 'female');
const look = oneOf('plain', 'hijab', 'turban', 'grey');
const standing = oneOf('approved', 'pending', 'programme');
const level = oneOf('entry', 'middle', 'senior', 'director', 'chief');
const degree = oneOf('diploma', 'bachelors', 'masters');

export const writtenMentors: readonly WrittenMentor[] = written.map((one) => ({
  ...one,
  gender: gender(one.gender),
  look: look(one.look),
  standing: standing(one.standing),
  level: level(one.level),
  study: one.study.map((study) => ({ ...study, level: degree(study.level) })),
}));

const zones: Partial<Record<string, string>> = {
  Malaysia: 'Asia/Kuala_Lumpur',
  Singapore: 'Asia/Singapore',
  Indonesia: 'Asia/Jakarta',
  Thailand: 'Asia/Bangkok',
  Vietnam: 'Asia/Ho_Chi_Minh',
  Philippines: 'Asia/Manila',
  'United States': 'America/New_York',
  'United Kingdom': 'Europe/London',
  Australia: 'Australia/Sydney',
};

/** The time zone that most people of a country live in. */
export const zoneOf = (country: string): string => {
  const zone = zones[country];
  if (!zone) throw new Error(`no time zone for ${country}`);
  return zone;
};

/** The term that DIS-13 uses for this many years. */
export const experienceOf = (years: number): string => {
  if (years < 3) return 'Less than 3 years';
  if (years <= 5) return '3-5 years';
  return years <= 10 ? '5-10 years' : 'More than 10 years';
};

/** For how many days they have been approved: a handful are new, most have been there from the beginning. */
const daysAsMentor = (dice: Dice) => {
  if (dice.chance(0.1)) return dice.between(4, 26);
  return dice.chance(0.25) ? dice.between(60, 400) : dice.between(560, 900);
};

export type Naming = Pick<DemoPerson, 'key' | 'firstname' | 'lastname' | 'slug' | 'email' | 'portrait' | 'linkedinUrl'>;

/** A mentor from their description, with a calendar, dates and ids. */
export const mentorFrom = (one: WrittenMentor, naming: Naming, dice: Dice, now: Temporal.Instant): DemoPerson => {
  const timeZone = one.zone ?? zoneOf(one.country);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const { jobs, begun } = jobsBackFrom(dice, today, one.jobs);
  const years = one.jobs.reduce((sum, job) => sum + job.years, 0);
  const isPending = one.standing === 'pending';
  const mentorSince = isPending
    ? null
    : now.subtract({ hours: 24 * (one.key === 'mentor' ? 700 : daysAsMentor(dice)) });
  const matching = one.industries.filter((name) => reference.matchingIndustries.includes(name));
  return {
    ...naming,
    userType: isPending ? 'mentee' : 'mentor',
    mentorship: one.standing,
    office: null,
    memberships: [],
    gender: one.gender,
    timeZone,
    countryId: reference.countryNamed(one.country).id,
    joinedAt: (mentorSince ?? now).subtract({ hours: 24 * dice.between(3, 40) }),
    mentorSince,
    jobTitle: one.title,
    company: one.company,
    intro: one.intro,
    impact: one.impact,
    workingExperience: experienceOf(years),
    careerLevel: one.level,
    languageIds: reference.languageIds(one.languages),
    industryIds: reference.industryIds(one.industries),
    skillIds: reference.skillIds(one.skills),
    goalIds: reference.goalIds(one.goals),
    serviceIds: reference.serviceIds(one.services),
    whoToMentor: one.who,
    interestedIndustryIds: reference.industryIds(matching),
    interestedCompanyIds: [],
    jobRoles: [],
    jobs,
    education: studiesBefore(dice, begun, one.study),
    availability: isPending ? null : availabilityOf(dice, timeZone, today),
    subjects: one.subjects,
  };
};
