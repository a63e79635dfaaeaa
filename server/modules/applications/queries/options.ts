import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { optionsIn } from '../../../../contract/applications/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { applicantAnswers, applicants, applicationQuestions, applications } from '../tables.ts';

/** The questions of a program's forms for mentees and mentors that are answered by choosing from a list. */
export const questionsWithOptions = async (tx: Tx, programId: number) => {
  const rows = await read(tx)
    .select({
      id: applicationQuestions.id,
      title: applicationQuestions.title,
      userType: applications.userType,
      form: applications.name,
      options: applicationQuestions.options,
    })
    .from(applicationQuestions)
    .innerJoin(applications, eq(applications.id, applicationQuestions.applicationId))
    .where(
      and(
        eq(applications.programId, programId),
        ne(applications.userType, 'admin'),
        isNull(applications.deletedAt),
        isNull(applicationQuestions.deletedAt),
        inArray(applicationQuestions.questionType, ['options', 'several']),
      ),
    )
    .orderBy(asc(applications.id), asc(applicationQuestions.position), asc(applicationQuestions.id));
  return rows.map(
    ({ userType, ...row }) => ({ ...row, userType: userType === 'mentor' ? userType : 'mentee' }) as const,
  );
};

/** What these people chose, of whoever applied twice the later one; drafts of applications do not count. */
export const chosenOptions = async (tx: Tx, questionIds: readonly number[], userIds: readonly number[]) => {
  if (questionIds.length === 0 || userIds.length === 0) return [];
  const rows = await read(tx)
    .select({
      userId: applicants.userId,
      questionId: applicantAnswers.questionId,
      answer: applicantAnswers.answer,
    })
    .from(applicantAnswers)
    .innerJoin(applicants, eq(applicants.id, applicantAnswers.applicantId))
    .where(
      and(
        inArray(applicantAnswers.questionId, [...questionIds]),
        sql`${applicants.userId} = any(${sql.param([...userIds])}::bigint[])`,
        ne(applicants.status, 'draft'),
      ),
    )
    .orderBy(asc(applicants.id));
  return rows.map(({ answer, ...row }) => ({ ...row, chosen: optionsIn(answer) }));
};
