import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { fullName } from '../accounts/index.ts';
import { users } from '../accounts/tables.ts';
import { userInfos } from '../profiles/tables.ts';
import { programMemberships, roles } from '../programmes/tables.ts';
import { filesOf } from './queries/files.ts';
import { applicantAnswers, applicantFiles, applicants, applicationQuestions, applications } from './tables.ts';

const withRole = (tx: Tx) =>
  read(tx)
    .select({ application: applications, roleName: roles.name })
    .from(applications)
    .innerJoin(roles, eq(roles.id, applications.roleId));

const alive = isNull(applications.deletedAt);

export const applicationsOf = (tx: Tx, programId: number) =>
  withRole(tx)
    .where(and(eq(applications.programId, programId), alive))
    .orderBy(desc(applications.id));
export type ApplicationRow = Awaited<ReturnType<typeof applicationsOf>>[number];

export const applicationById = async (tx: Tx, id: number) => {
  const [row] = await withRole(tx).where(and(eq(applications.id, id), alive));
  return row;
};

export const applicationByLink = async (tx: Tx, linkRef: string) => {
  const [row] = await withRole(tx).where(and(eq(applications.linkRef, linkRef.toLowerCase()), alive));
  return row;
};

export const questionsOf = (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read(tx)
        .select()
        .from(applicationQuestions)
        .where(and(inArray(applicationQuestions.applicationId, [...ids]), isNull(applicationQuestions.deletedAt)))
        .orderBy(asc(applicationQuestions.position), asc(applicationQuestions.id));
export type QuestionRow = Awaited<ReturnType<typeof questionsOf>>[number];

/** APP-08, B76: a role that a form may use. */
export const availableRole = async (tx: Tx, programId: number, id: number) => {
  const [row] = await read(tx)
    .select()
    .from(roles)
    .where(and(eq(roles.programId, programId), eq(roles.id, id), eq(roles.isOwner, false)));
  return row;
};

export const linkIsTaken = async (tx: Tx, linkRef: string, except: number) => {
  const [row] = await read(tx)
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.linkRef, linkRef), ne(applications.id, except)));
  return row !== undefined;
};

const isMember = (programId: number) => sql<boolean>`exists (select 1 from ${programMemberships}
  where ${programMemberships.programId} = ${programId} and ${programMemberships.userId} = ${applicants.userId}
    and ${programMemberships.removedAt} is null)`;

/** Applicants with their user details, latest first. */
export const applicantsOf = (tx: Tx, programId: number, which: SQL) =>
  read(tx)
    .select({
      applicant: applicants,
      user: {
        id: users.id,
        slug: users.slug,
        firstname: users.firstname,
        lastname: users.lastname,
        email: users.email,
        confirmedAt: users.confirmedAt,
        deletedAt: users.deletedAt,
        photo: userInfos.profilePhoto,
      },
      member: isMember(programId),
    })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(which)
    .orderBy(sql`${applicants.appliedOn} desc nulls last`, desc(applicants.id));
export type ApplicantRow = Awaited<ReturnType<typeof applicantsOf>>[number];

/** Their answers in words, by applicant and question; a file is its name. */
export const answersOf = async (tx: Tx, ids: readonly number[]) => {
  const answers = new Map<number, Map<number, string>>(ids.map((id) => [id, new Map()]));
  if (ids.length === 0) return answers;
  const rows = await read(tx)
    .select()
    .from(applicantAnswers)
    .where(sql`${applicantAnswers.applicantId} = any(${sql.param(ids)}::bigint[])`);
  for (const [applicantId, files] of await filesOf(tx, ids))
    for (const { questionId, fileName } of files) answers.get(applicantId)?.set(questionId, fileName);
  for (const { applicantId, questionId, answer } of rows) answers.get(applicantId)?.set(questionId, answer);
  return answers;
};

/** An applicant with their form and its programme; hidden when the form is. */
export const applicantById = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ applicant: applicants, application: applications })
    .from(applicants)
    .innerJoin(applications, eq(applications.id, applicants.applicationId))
    .where(and(eq(applicants.id, id), alive));
  return row;
};
export type FoundApplicant = NonNullable<Awaited<ReturnType<typeof applicantById>>>;

export const ownApplicant = async (tx: Tx, applicationId: number, userId: number) => {
  const [row] = await read(tx)
    .select()
    .from(applicants)
    .where(and(eq(applicants.applicationId, applicationId), eq(applicants.userId, userId)));
  return row;
};

/** One person's applications in a programme, latest first. */
export const applicationsBy = (tx: Tx, programId: number, userId: number) =>
  read(tx)
    .select({ applicant: applicants, application: applications, roleName: roles.name })
    .from(applicants)
    .innerJoin(applications, eq(applications.id, applicants.applicationId))
    .innerJoin(roles, eq(roles.id, applications.roleId))
    .where(and(eq(applications.programId, programId), eq(applicants.userId, userId), alive))
    .orderBy(desc(applicants.id));
export type OwnRow = Awaited<ReturnType<typeof applicationsBy>>[number];

export const isMemberOf = async (tx: Tx, programId: number, userId: number) => {
  const [row] = await read(tx)
    .select({ id: programMemberships.id })
    .from(programMemberships)
    .where(
      and(
        eq(programMemberships.programId, programId),
        eq(programMemberships.userId, userId),
        isNull(programMemberships.removedAt),
      ),
    );
  return row !== undefined;
};

/** Everything a person applied for, for their data download (M22). */
export const everythingBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({
      applicantId: applicants.id,
      application: applications.name,
      status: applicants.status,
      rejectionNote: applicants.rejectionNote,
      appliedOn: applicants.appliedOn,
      question: applicationQuestions.title,
      questionType: applicationQuestions.questionType,
      answer: applicantAnswers.answer,
    })
    .from(applicants)
    .innerJoin(applications, eq(applications.id, applicants.applicationId))
    .leftJoin(applicantAnswers, eq(applicantAnswers.applicantId, applicants.id))
    .leftJoin(applicationQuestions, eq(applicationQuestions.id, applicantAnswers.questionId))
    .where(eq(applicants.userId, userId))
    .orderBy(asc(applicants.id), asc(applicationQuestions.position));

/** The files among it, by their names. */
export const everyFileBy = (tx: Tx, userId: number) =>
  read(tx)
    .select({ applicantId: applicantFiles.applicantId, question: applicationQuestions.title, file: applicantFiles })
    .from(applicantFiles)
    .innerJoin(applicants, eq(applicants.id, applicantFiles.applicantId))
    .innerJoin(applicationQuestions, eq(applicationQuestions.id, applicantFiles.questionId))
    .where(eq(applicants.userId, userId))
    .orderBy(asc(applicantFiles.applicantId), asc(applicationQuestions.position));

export const namesOf = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await read(tx)
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((user) => [user.id, fullName(user)]));
};
