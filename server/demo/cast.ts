import type { Temporal } from 'temporal-polyfill';
import type { Naming } from './mentors.ts';
import * as reference from './reference.ts';
import type { Office } from '../modules/accounts/demo.ts';
import type { Gender } from '../modules/profiles/demo.ts';
import type { DemoPerson } from './types.ts';

/** M25: the password of all demonstration accounts. */
export const DEMO_PASSWORD = 'Lantern#2026';

/** Portraits that nobody else gets; the two mentors are described in db/demo/mentors.json. */
export const castPortraits = {
  mentee: 76,
  mentor: 34,
  'pending-mentor': 13,
  admin: 44,
  owner: 37,
  enterprise: 68,
  platform: 61,
} as const;
export type CastKey = keyof typeof castPortraits;

/** The address of a member of the cast, as M25 defines it. */
export const castEmail = (key: CastKey) => `${key}@lantern.test`;

const day = 24;
const zone = 'Asia/Kuala_Lumpur';

const blank = (naming: Naming, gender: Gender, now: Temporal.Instant) =>
  ({
    ...naming,
    userType: 'admin',
    mentorship: null,
    office: null,
    memberships: [],
    gender,
    timeZone: zone,
    countryId: reference.countryNamed('Malaysia').id,
    joinedAt: now.subtract({ hours: 720 * day }),
    mentorSince: null,
    jobTitle: null,
    company: null,
    intro: '',
    impact: null,
    workingExperience: 'More than 10 years',
    careerLevel: 'senior',
    languageIds: reference.languageIds(['English', 'Bahasa Malaysia']),
    industryIds: [],
    skillIds: [],
    goalIds: [],
    serviceIds: [],
    whoToMentor: [],
    interestedIndustryIds: [],
    interestedCompanyIds: [],
    jobRoles: [],
    jobs: [],
    education: [],
    availability: null,
    subjects: [],
  }) satisfies DemoPerson;

const aina = (naming: Naming, now: Temporal.Instant): DemoPerson => {
  const month = now.toZonedDateTimeISO(zone).toPlainDate().with({ day: 1 });
  const ago = (months: number) => month.subtract({ months }).toString();
  const university = 'Universiti Sains Malaysia';
  return {
    ...blank(naming, 'female', now),
    userType: 'mentee',
    joinedAt: now.subtract({ hours: 300 * day }),
    jobTitle: 'Junior Software Engineer',
    company: 'Boost',
    intro:
      'I grew up in Kepala Batas and learned to code by building a stock list for my mother’s kuih stall. ' +
      'After Computer Science at Universiti Sains Malaysia I moved to Kuala Lumpur for my first job, where I look after the parts of a payment app that nobody sees when they work. ' +
      'I would like to become the kind of engineer people trust with a bad Friday evening, and I am learning to speak up before it gets one.',
    workingExperience: 'Less than 3 years',
    careerLevel: 'entry',
    languageIds: reference.languageIds(['Bahasa Malaysia', 'English']),
    industryIds: reference.industryIds(['Technology', 'Finance & Banking']),
    skillIds: reference.skillIds(['TypeScript', 'SQL', 'Git', 'Software Testing', 'Teamwork']),
    goalIds: reference.goalIds(['Career Growth', 'Mock Interview', 'Communication']),
    interestedIndustryIds: reference.industryIds(['Technology', 'Finance & Banking', 'Education']),
    interestedCompanyIds: reference.companyIds(['Grab', 'Shopee', 'Carsome']),
    jobRoles: ['Backend Developer', 'Software Engineer', 'Product Manager'].map(
      (name) => reference.jobRoleNamed(name).name,
    ),
    jobs: [
      {
        title: 'Junior Software Engineer',
        company: 'Boost',
        description: 'Refunds, settlements and the tests around them.',
        startDate: ago(16),
        endDate: null,
      },
      {
        title: 'Intern',
        company: 'StoreHub',
        description: 'Receipts in three languages.',
        startDate: ago(27),
        endDate: ago(23),
      },
    ],
    education: [
      {
        universityId: reference.universityNamed(university).id,
        university,
        level: 'bachelors',
        major: 'Computer Science',
        startDate: ago(65),
        endDate: ago(17),
      },
    ],
    subjects: ['technology', 'interview', 'workplace', 'direction', 'cv'],
  };
};

interface Officer {
  key: 'admin' | 'owner' | 'enterprise' | 'platform';
  first: string;
  last: string;
  gender: Gender;
  office: Office;
  title: string;
  company: string;
  intro: string;
}

const officers: readonly Officer[] = [
  {
    key: 'admin',
    first: 'Farid',
    last: 'Kamal',
    gender: 'male',
    office: 'programme_admin',
    title: 'Programme Manager',
    company: 'Selatan Telekom',
    intro:
      'I look after the mentoring programme from the first invitation to the last certificate. Write to me when something does not work, and also when something does.',
  },
  {
    key: 'owner',
    first: 'Grace',
    last: 'Ooi',
    gender: 'female',
    office: 'portal_owner',
    title: 'Head of Talent',
    company: 'Selatan Telekom',
    intro:
      'Mentoring changed my own career, so I argued for this programme until it had a budget. My team keeps it running and I keep it honest.',
  },
  {
    key: 'enterprise',
    first: 'Hakim',
    last: 'Salleh',
    gender: 'male',
    office: 'enterprise',
    title: 'Director of People',
    company: 'Selatan Telekom',
    intro: 'Responsible for people programmes across our companies. I read every monthly report, usually on the train.',
  },
  {
    key: 'platform',
    first: 'Mei Fong',
    last: 'Yap',
    gender: 'female',
    office: 'platform',
    title: 'Community Lead',
    company: 'Lantern',
    intro:
      'I read mentor applications, settle disputes and answer the support inbox. If you got a reply before breakfast, it was probably me.',
  },
];

/** The members of the cast who are not mentors; `naming` gives each a name, an address and a portrait. */
export const castPeople = (
  naming: (key: CastKey, first: string, last: string) => Naming,
  now: Temporal.Instant,
): DemoPerson[] => [
  aina(naming('mentee', 'Aina', 'Zulkifli'), now),
  ...officers.map(({ key, first, last, gender, office, title, company, intro }) => ({
    ...blank(naming(key, first, last), gender, now),
    office,
    jobTitle: title,
    company,
    intro,
    jobs: [],
  })),
];
