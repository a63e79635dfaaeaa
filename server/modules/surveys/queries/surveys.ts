import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programMemberships, programs, roles } from '../../programmes/tables.ts';
import { surveyQuestions, surveyRecipients, surveys } from '../tables.ts';

const sent = sql<number>`(select count(*)::int from ${surveyRecipients} where ${surveyRecipients.surveyId} = ${surveys.id})`;
const answered = sql<number>`(select count(*)::int from ${surveyRecipients}
  where ${surveyRecipients.surveyId} = ${surveys.id} and ${surveyRecipients.answered})`;

const withCounts = (tx: Tx) =>
  read(tx)
    .select({
      survey: surveys,
      programId: surveys.programId,
      role: roles.name,
      isActive: programs.isActive,
      sent,
      answered,
    })
    .from(surveys)
    .innerJoin(programs, eq(programs.id, surveys.programId))
    .leftJoin(roles, eq(roles.id, surveys.roleId));

/** The newest first. */
export const surveysIn = (tx: Tx, programId: number) =>
  withCounts(tx).where(eq(surveys.programId, programId)).orderBy(desc(surveys.id));
export type SurveyRow = Awaited<ReturnType<typeof surveysIn>>[number];

export const surveyById = async (tx: Tx, id: number): Promise<SurveyRow | undefined> => {
  const [row] = await withCounts(tx).where(eq(surveys.id, id));
  return row;
};

export const questionsOf = (tx: Tx, surveyIds: readonly number[]) =>
  read(tx)
    .select()
    .from(surveyQuestions)
    .where(inArray(surveyQuestions.surveyId, [...surveyIds]))
    .orderBy(asc(surveyQuestions.surveyId), asc(surveyQuestions.position));
export type QuestionRow = Awaited<ReturnType<typeof questionsOf>>[number];

/** Whether this role is one of the programme's. */
export const isRoleOf = async (tx: Tx, programId: number, roleId: number) => {
  const [row] = await read(tx)
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.id, roleId), eq(roles.programId, programId)));
  return row !== undefined;
};

/** B90: the members with this role, or all mentors and mentees. */
export const audienceOf = async (tx: Tx, programId: number, roleId: number | null) => {
  const rows = await read(tx)
    .select({ userId: programMemberships.userId })
    .from(programMemberships)
    .innerJoin(roles, eq(roles.id, programMemberships.roleId))
    .where(
      and(
        eq(programMemberships.programId, programId),
        isNull(programMemberships.removedAt),
        roleId === null ? inArray(roles.userType, ['mentor', 'mentee']) : eq(roles.id, roleId),
      ),
    )
    .orderBy(asc(programMemberships.userId));
  return rows.map(({ userId }) => userId);
};

/** Those of them who have not answered and are still members. */
export const silentOf = async (tx: Tx, surveyId: number, among?: readonly number[]) => {
  const rows = await read(tx)
    .select({ userId: programMemberships.userId })
    .from(surveyRecipients)
    .innerJoin(surveys, eq(surveys.id, surveyRecipients.surveyId))
    .innerJoin(
      programMemberships,
      and(
        eq(programMemberships.userId, surveyRecipients.userId),
        eq(programMemberships.programId, surveys.programId),
        isNull(programMemberships.removedAt),
      ),
    )
    .where(
      and(
        eq(surveyRecipients.surveyId, surveyId),
        eq(surveyRecipients.answered, false),
        among === undefined ? undefined : inArray(surveyRecipients.userId, [...among]),
      ),
    )
    .orderBy(asc(programMemberships.userId));
  return rows.map(({ userId }) => userId);
};

export const recipientOf = async (tx: Tx, surveyId: number, userId: number) => {
  const [row] = await read(tx)
    .select({ answered: surveyRecipients.answered })
    .from(surveyRecipients)
    .where(and(eq(surveyRecipients.surveyId, surveyId), eq(surveyRecipients.userId, userId)));
  return row;
};

/** Drafts whose time has come, in programmes that go on. */
export const surveysDue = async (tx: Tx, now: Temporal.Instant) => {
  const rows = await read(tx)
    .select({ id: surveys.id })
    .from(surveys)
    .innerJoin(programs, eq(programs.id, surveys.programId))
    .where(and(isNotNull(surveys.sendAt), lte(surveys.sendAt, now), eq(programs.isActive, true)))
    .orderBy(asc(surveys.sendAt), asc(surveys.id));
  return rows.map(({ id }) => id);
};

/** NPS-17: how many surveys are over and under way, to how many people they went, and how many answered. */
export const surveysOf = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({
      completed: sql<number>`count(distinct ${surveys.id}) filter (where ${surveys.status} = 'completed')::int`,
      ongoing: sql<number>`count(distinct ${surveys.id}) filter (where ${surveys.status} = 'ongoing')::int`,
      sent: count(surveyRecipients.id),
      answered: sql<number>`count(*) filter (where ${surveyRecipients.answered})::int`,
    })
    .from(surveys)
    .leftJoin(surveyRecipients, eq(surveyRecipients.surveyId, surveys.id))
    .where(eq(surveys.programId, programId));
  return row ?? { completed: 0, ongoing: 0, sent: 0, answered: 0 };
};
