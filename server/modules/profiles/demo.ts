import type { Temporal } from 'temporal-polyfill';
import { MentorDetails, type UsualTime } from '../../../contract/profiles/index.ts';
import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import {
  colleges,
  follows,
  jobs,
  mentorApplications,
  userCompanies,
  userGoals,
  userIndustries,
  userInfos,
  userLanguages,
  userServices,
  userSkills,
} from './tables.ts';

export type Gender = 'male' | 'female';
export type CareerLevel = 'entry' | 'middle' | 'senior' | 'director' | 'chief';

export interface DemoJob {
  title: string;
  company: string;
  description: string | null;
  /** 'YYYY-MM-DD' */
  startDate: string;
  /** Null for the present job. */
  endDate: string | null;
}

export interface DemoEducation {
  universityId: number;
  university: string;
  level: 'diploma' | 'bachelors' | 'masters';
  major: string;
  startDate: string;
  /** Null while still studying. */
  endDate: string | null;
}

export interface DemoProfile {
  userType: 'mentee' | 'mentor' | 'admin';
  mentorship: 'approved' | 'pending' | 'programme' | null;
  gender: Gender;
  /** db/demo/portraits/NNN.webp */
  portrait: number;
  countryId: number;
  joinedAt: Temporal.Instant;
  /** When the application was approved. */
  mentorSince: Temporal.Instant | null;
  jobTitle: string | null;
  company: string | null;
  linkedinUrl: string;
  intro: string;
  impact: string | null;
  workingExperience: string;
  careerLevel: CareerLevel;
  languageIds: readonly number[];
  industryIds: readonly number[];
  skillIds: readonly number[];
  goalIds: readonly number[];
  serviceIds: readonly number[];
  whoToMentor: readonly number[];
  interestedIndustryIds: readonly number[];
  interestedCompanyIds: readonly number[];
  jobRoles: readonly string[];
  jobs: readonly DemoJob[];
  education: readonly DemoEducation[];
}

type Known = readonly { userId: number; person: DemoProfile }[];

/** When mentees usually have time; one in five has not said. */
const weeks: readonly (readonly UsualTime[])[] = [
  ['weekday_evenings'],
  ['weekday_evenings', 'weekends'],
  ['weekday_mornings'],
  ['weekday_afternoons', 'weekday_evenings'],
  [],
];

const usualTimesOf = ({ userType, portrait }: DemoProfile): UsualTime[] =>
  userType === 'mentee' ? [...(weeks[portrait % weeks.length] ?? [])] : [];

const infoOf = (userId: number, person: DemoProfile, photo: string): typeof userInfos.$inferInsert => ({
  userId,
  profilePhoto: photo,
  profileIntro: person.intro,
  jobTitle: person.jobTitle,
  company: person.company,
  countryId: person.countryId,
  gender: person.gender,
  impactToCreate: person.impact,
  linkedinUrl: person.linkedinUrl,
  workingExperience: person.workingExperience,
  workingExperienceLevel: person.careerLevel,
  jobRoles: [...person.jobRoles],
  whoToMentor: [...person.whoToMentor],
  usualTimes: usualTimesOf(person),
  mentorSince: person.mentorship === 'approved' ? person.mentorSince : null,
});

const writeChoices = async (tx: Tx, known: Known) => {
  const each = <Row>(rows: (userId: number, person: DemoProfile) => Row[]) =>
    known.flatMap(({ userId, person }) => rows(userId, person));
  await writeRows(
    tx,
    userLanguages,
    each((userId, { languageIds }) => languageIds.map((languageId) => ({ userId, languageId }))),
  );
  await writeRows(
    tx,
    userSkills,
    each((userId, { skillIds }) => skillIds.map((skillId) => ({ userId, skillId }))),
  );
  await writeRows(
    tx,
    userGoals,
    each((userId, { goalIds }) => goalIds.map((goalId) => ({ userId, goalId }))),
  );
  await writeRows(
    tx,
    userServices,
    each((userId, { serviceIds }) => serviceIds.map((serviceId) => ({ userId, serviceId }))),
  );
  await writeRows(
    tx,
    userCompanies,
    each((userId, { interestedCompanyIds }) => interestedCompanyIds.map((companyId) => ({ userId, companyId }))),
  );
  await writeRows(
    tx,
    userIndustries,
    each((userId, { industryIds, interestedIndustryIds }) => [
      ...industryIds.map((industryId) => ({ userId, industryId, kind: 'own' as const })),
      ...interestedIndustryIds.map((industryId) => ({ userId, industryId, kind: 'interested' as const })),
    ]),
  );
};

const writeCareers = async (tx: Tx, known: Known) => {
  const careers = known.flatMap(({ userId, person }) =>
    person.jobs.map((job) => ({
      userId,
      name: job.title,
      companyName: job.company.slice(0, 60),
      description: job.description,
      startDate: job.startDate,
      endDate: job.endDate,
      isCurrent: job.endDate === null,
      createdAt: person.joinedAt,
    })),
  );
  const studies = known.flatMap(({ userId, person }) =>
    person.education.map((one) => ({
      userId,
      universityId: one.universityId,
      universityName: one.university.slice(0, 60),
      level: one.level,
      programName: one.major,
      startDate: one.startDate,
      endDate: one.endDate,
      studyStatus: one.endDate === null ? 1 : 0,
      createdAt: person.joinedAt,
    })),
  );
  await writeRows(tx, jobs, careers);
  await writeRows(tx, colleges, studies);
};

/** A person waiting to become a mentor, with the form of B10 filled in. */
const applicationOf = (userId: number, person: DemoProfile, now: Temporal.Instant) => ({
  userId,
  status: 'pending' as const,
  applicationDate: now.subtract({ hours: 30 }),
  payload: MentorDetails.parse({
    job_title: person.jobTitle ?? '',
    company: person.company ?? '',
    working_experience: person.workingExperience,
    working_experience_level: person.careerLevel,
    services_attributes: [...(person.serviceIds.length > 0 ? person.serviceIds : [2])],
    who_to_mentor: [...(person.whoToMentor.length > 0 ? person.whoToMentor : [2, 3])],
    impact_to_create: person.impact ?? person.intro,
    linkedin_url: person.linkedinUrl,
  }),
});

/** Every mentee follows a few mentors, picked by position in the list, so the choice is always the same. */
const followsOf = (known: Known, now: Temporal.Instant) => {
  const mentors = known.filter(({ person }) => person.mentorship === 'approved');
  const mentees = known.filter(({ person }) => person.userType === 'mentee');
  return mentees.flatMap(({ userId }, at) =>
    [1, 7, 13].slice(0, at % 4).flatMap((step) => {
      const mentor = mentors[(at * 3 + step) % mentors.length];
      return mentor
        ? [{ userId, mentorId: mentor.userId, createdAt: now.subtract({ hours: 24 * (at % 50) + step }) }]
        : [];
    }),
  );
};

interface Options {
  photoKey: (portrait: number) => string;
  now: Temporal.Instant;
}

/** Writes profiles, who follows whom, and who is waiting to become a mentor. */
export const writeDemoProfiles = async (tx: Tx, known: Known, { photoKey, now }: Options) => {
  await writeRows(
    tx,
    userInfos,
    known.map(({ userId, person }) => infoOf(userId, person, photoKey(person.portrait))),
  );
  await writeChoices(tx, known);
  await writeCareers(tx, known);
  const waiting = known.filter(({ person }) => person.mentorship === 'pending');
  await writeRows(
    tx,
    mentorApplications,
    waiting.map(({ userId, person }) => applicationOf(userId, person, now)),
  );
  await writeRows(tx, follows, followsOf(known, now));
};
