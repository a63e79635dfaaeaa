import { createHash } from 'node:crypto';
import company from '../../db/demo/company.json' with { type: 'json' };
import { MentorDetails } from '../../contract/profiles/index.ts';
import { sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { identities, users } from '../modules/accounts/tables.ts';
import { availabilityOverrides, availabilityRules, availabilitySettings } from '../modules/availability/tables.ts';
import { enterpriseAdmins, enterprises } from '../modules/enterprises/tables.ts';
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
} from '../modules/profiles/tables.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoPerson } from './types.ts';
import { writeRows } from './write-rows.store.ts';

export const isLoaded = async (tx: Tx) => {
  const { rows } = await db(tx).execute(sql`select 1 from settings where key = 'demo'`);
  return rows.length > 0;
};

export const markLoaded = async (tx: Tx, now: Temporal.Instant) => {
  await db(tx).execute(
    sql`insert into settings values ('demo', ${JSON.stringify({ loaded_at: now.toString() })}::jsonb)`,
  );
};

interface Options {
  secretHash: string;
  photoKey: (portrait: number) => string;
  now: Temporal.Instant;
}

const userOf = (person: DemoPerson): typeof users.$inferInsert => ({
  publicId: createHash('md5').update(person.email).digest('hex'),
  slug: person.slug,
  firstname: person.firstname,
  lastname: person.lastname,
  email: person.email,
  userType: person.userType,
  isFlMentor: person.mentorship === 'approved',
  isPlatformAdmin: person.office === 'platform',
  isEnterprise: person.office === 'enterprise',
  timezone: person.timeZone,
  confirmedAt: person.joinedAt,
  onboardedAt: person.joinedAt,
  createdAt: person.joinedAt,
});

const infoOf = (userId: number, person: DemoPerson, photo: string): typeof userInfos.$inferInsert => ({
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
  mentorSince: person.mentorship === 'approved' ? person.mentorSince : null,
});

type Known = { userId: number; person: DemoPerson }[];

const writeChoices = async (tx: Tx, known: Known) => {
  const each = <Row>(rows: (userId: number, person: DemoPerson) => Row[]) =>
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

const writeHours = async (tx: Tx, known: Known) => {
  const open = known.flatMap(({ userId, person }) => (person.availability ? [{ userId, ...person.availability }] : []));
  await writeRows(
    tx,
    availabilityRules,
    open.flatMap(({ userId, hours }) =>
      hours.map(({ weekday, from, to }) => ({ userId, weekday, fromTime: from, toTime: to })),
    ),
  );
  await writeRows(
    tx,
    availabilityOverrides,
    open.flatMap(({ userId, overrides }) =>
      overrides.map((one) => ({
        userId,
        day: one.day,
        blocked: one.blocked,
        fromTime: one.blocked ? null : one.from,
        toTime: one.blocked ? null : one.to,
      })),
    ),
  );
  await writeRows(
    tx,
    availabilitySettings,
    open.map(({ userId, dnd, noticeMinutes, bufferBeforeMinutes, bufferAfterMinutes, sessionsAWeek }) => ({
      userId,
      dnd,
      noticeMinutes,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      sessionsAWeek,
    })),
  );
};

/** Somebody who waits to become a mentor, as the form of B10 has it. */
const applicationOf = (userId: number, person: DemoPerson, now: Temporal.Instant) => ({
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

/** Every mentee follows a few mentors: the ones that stand beside them in the list, so the choice never changes. */
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

const writeEnterprise = async (tx: Tx, { userId, person }: Known[number]) => {
  const [row] = await db(tx)
    .insert(enterprises)
    .values({
      name: company.name,
      slug: 'selatan-telekom',
      programType: 'Company wide',
      estimatedParticipants: 'More than 300',
      countryId: person.countryId,
      phoneNo: '60312345678',
      ownerId: userId,
      createdAt: person.joinedAt,
    })
    .returning();
  if (row) await db(tx).insert(enterpriseAdmins).values({ enterpriseId: row.id, userId });
};

/** Everybody with all that belongs to them; answers their ids by key. */
export const writePeople = async (tx: Tx, people: readonly DemoPerson[], { secretHash, photoKey, now }: Options) => {
  await writeRows(tx, users, people.map(userOf));
  const { rows } = await db(tx).execute<{ id: string; email: string }>(sql`select id, email from users`);
  const idOf = new Map(rows.map(({ id, email }) => [email, Number(id)]));
  const known = people.flatMap((person) => {
    const userId = idOf.get(person.email);
    return userId === undefined ? [] : [{ userId, person }];
  });
  const identity = { provider: 'password', secretHash };
  await writeRows(
    tx,
    identities,
    known.map(({ userId, person }) => ({ ...identity, userId, subject: String(userId), createdAt: person.joinedAt })),
  );
  await writeRows(
    tx,
    userInfos,
    known.map(({ userId, person }) => infoOf(userId, person, photoKey(person.portrait))),
  );
  await writeChoices(tx, known);
  await writeCareers(tx, known);
  await writeHours(tx, known);
  const waiting = known.filter(({ person }) => person.mentorship === 'pending');
  await writeRows(
    tx,
    mentorApplications,
    waiting.map(({ userId, person }) => applicationOf(userId, person, now)),
  );
  await writeRows(tx, follows, followsOf(known, now));
  for (const one of known.filter(({ person }) => person.office === 'enterprise')) await writeEnterprise(tx, one);
  return new Map(known.map(({ userId, person }) => [person.key, userId]));
};
