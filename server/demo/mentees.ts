import type { Temporal } from 'temporal-polyfill';
import fields from '../../db/demo/fields.json' with { type: 'json' };
import journeys from '../../db/demo/journeys.json' with { type: 'json' };
import { jobsBackFrom } from './careers.ts';
import type { Dice } from './dice.ts';
import { experienceOf, type Naming, zoneOf } from './mentors.ts';
import * as reference from './reference.ts';
import type { DemoEducation, DemoJob, Gender } from '../modules/profiles/demo.ts';
import type { DemoPerson } from './types.ts';

type FieldName = keyof typeof fields;
type Field = (typeof fields)[FieldName];
type Stage = 'student' | 'graduate' | 'early';
type Iso = keyof typeof journeys.universities;

export interface MenteeBasics {
  naming: Naming;
  gender: Gender;
  country: string;
  languages: readonly string[];
}

/** Someone's stage in life, from which the profile, the jobs and the introduction are made. */
interface Situation {
  stage: Stage;
  field: Field;
  major: string;
  university: string;
  title: string;
  company: string;
  halfYears: number;
}

/** Gives everyone a sentence of their own: each is dealt only once. */
export const fieldDealer = (dice: Dice) => {
  const names = Object.keys(fields) as FieldName[];
  const cards = names.flatMap((name) => fields[name].details.map((detail) => ({ name, detail })));
  const deck = dice.shuffled(cards);
  return (): { field: Field; detail: string } => {
    const card = deck.pop();
    if (!card) throw new Error('more mentees than sentences in db/demo/fields.json');
    return { field: fields[card.name], detail: card.detail };
  };
};

const isoNames: readonly string[] = Object.keys(journeys.universities);
const isIso = (iso: string): iso is Iso => isoNames.includes(iso);

const situationOf = (dice: Dice, country: string, field: Field): Situation => {
  const { iso } = reference.countryNamed(country);
  if (!isIso(iso)) throw new Error(`no universities for ${country} in db/demo/journeys.json`);
  const draw = dice.roll();
  const stage = draw < 0.42 ? 'student' : draw < 0.58 ? 'graduate' : 'early';
  return {
    stage,
    field,
    major: dice.pick(field.majors),
    university: dice.pick(journeys.universities[iso]),
    title: dice.pick(field.titles),
    company: dice.pick(field.employers[iso]),
    halfYears: dice.between(1, 7),
  };
};

const spans = [
  'six months',
  'year',
  'eighteen months',
  'two years',
  'two and a half years',
  'three years',
  'three and a half years',
];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (title: string) =>
  title
    .split(' ')
    .map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');
const article = (title: string) => (/^([aeiou]|HR)/.test(title) ? `an ${title}` : `a ${title}`);

/** The first sentence of the introduction: where they study or work. */
export const openingOf = (
  template: string,
  { major, university, title, company, halfYears }: Omit<Situation, 'stage' | 'field'>,
): string => {
  const span = spans[halfYears - 1] ?? '';
  const words: Record<string, string> = {
    '{major}': major,
    '{university}': university,
    '{title}': title,
    '{lowTitle}': lower(title),
    '{aTitle}': article(lower(title)),
    '{company}': company,
    '{years}': template.startsWith('{years}') && span === 'year' ? 'a year' : span,
  };
  return capital(template.replaceAll(/\{\w+\}/g, (token) => words[token] ?? token));
};

const jobsOf = (dice: Dice, today: Temporal.PlainDate, situation: Situation): DemoJob[] => {
  const { stage, title, company, halfYears, field } = situation;
  if (stage === 'early') return jobsBackFrom(dice, today, [{ title, company, years: halfYears / 2, did: null }]).jobs;
  if (stage === 'graduate' || dice.chance(0.5)) return [];
  // An internship in the last holidays.
  const from = today.with({ day: 1 }).subtract({ months: dice.between(6, 14) });
  const endDate = from.add({ months: 3 }).toString();
  return [
    { title: 'Intern', company: dice.pick(field.employers.MY), description: null, startDate: from.toString(), endDate },
  ];
};

const educationOf = (dice: Dice, today: Temporal.PlainDate, situation: Situation): DemoEducation[] => {
  const { stage, university, major, halfYears } = situation;
  const row = {
    universityId: reference.universityNamed(university).id,
    university,
    level: 'bachelors' as const,
    major,
  };
  const month = today.with({ day: 1 });
  if (stage === 'student')
    return [{ ...row, startDate: month.subtract({ months: dice.between(14, 36) }).toString(), endDate: null }];
  const end = month.subtract({
    months: stage === 'graduate' ? dice.between(2, 8) : halfYears * 6 + dice.between(6, 9),
  });
  return [{ ...row, startDate: end.subtract({ years: 4 }).toString(), endDate: end.toString() }];
};

const wishes = ['Career Guidance', 'Internship and First Job', 'CV Reviews', 'Mock Interview', 'Career Exploration'];
const moreWishes = [
  'Soft Skills',
  'Networking',
  'Communication',
  'Study Abroad',
  'Career Switch',
  'Public Speaking',
  'Well-being',
];

const interestsOf = (dice: Dice, field: Field) => {
  const own = field.industries.filter((name) => reference.matchingIndustries.includes(name));
  const more = dice.some(reference.matchingIndustries, dice.between(1, 2));
  return [...new Set([...own, ...more])];
};

/** A mentee at the beginning of their career. */
export const menteeFrom = (
  { naming, gender, country, languages }: MenteeBasics,
  { field, detail }: { field: Field; detail: string },
  wish: string,
  dice: Dice,
  now: Temporal.Instant,
): DemoPerson => {
  const timeZone = zoneOf(country);
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const situation = situationOf(dice, country, field);
  const { stage, title, company, halfYears } = situation;
  const works = stage === 'early';
  const template = dice.pick(journeys[stage]);
  const { iso } = reference.countryNamed(country);
  const companies = dice.some([...new Set([...reference.companiesOf(iso), 'Grab', 'Shopee'])], dice.between(1, 3));
  return {
    ...naming,
    userType: 'mentee',
    mentorship: null,
    office: null,
    memberships: [],
    gender,
    timeZone,
    countryId: reference.countryNamed(country).id,
    joinedAt: now.subtract({ hours: 24 * dice.between(2, 560) + dice.between(0, 23) }),
    mentorSince: null,
    jobTitle: works ? title : null,
    company: works ? company : null,
    intro: [openingOf(template, situation), detail, wish].join(' '),
    impact: null,
    workingExperience: experienceOf(works ? halfYears / 2 : 0),
    careerLevel: 'entry',
    languageIds: reference.languageIds(languages),
    industryIds: works ? reference.industryIds(field.industries.slice(0, 1)) : [],
    skillIds: reference.skillIds(dice.some(field.skills, dice.between(3, 5))),
    goalIds: reference.goalIds([
      ...dice.some(wishes, dice.between(1, 2)),
      ...dice.some(moreWishes, dice.between(1, 2)),
    ]),
    serviceIds: [],
    whoToMentor: [],
    interestedIndustryIds: reference.industryIds(interestsOf(dice, field)),
    interestedCompanyIds: reference.companyIds(companies),
    jobRoles: dice.some(field.roles, dice.between(1, 3)).map((name) => reference.jobRoleNamed(name).name),
    jobs: jobsOf(dice, today, situation),
    education: educationOf(dice, today, situation),
    availability: null,
    subjects: [...new Set([...field.subjects, ...dice.some(['direction', 'cv', 'interview', 'pay', 'workplace'], 2)])],
  };
};
