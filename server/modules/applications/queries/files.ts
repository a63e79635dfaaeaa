import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { applicantFiles, applicants, applications } from '../tables.ts';

export type FileRow = typeof applicantFiles.$inferSelect;

/** The files that these applicants gave as answers, by applicant. */
export const filesOf = async (tx: Tx, ids: readonly number[]) => {
  const files = new Map<number, FileRow[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return files;
  const rows = await read(tx)
    .select()
    .from(applicantFiles)
    .where(sql`${applicantFiles.applicantId} = any(${sql.param(ids)}::bigint[])`)
    .orderBy(asc(applicantFiles.id));
  for (const row of rows) files.get(row.applicantId)?.push(row);
  return files;
};

/** A file with its applicant and their form; hidden when the form is, or when their account is gone. */
export const fileById = async (tx: Tx, id: number) => {
  const [row] = await read(tx)
    .select({ file: applicantFiles, applicant: applicants, application: applications })
    .from(applicantFiles)
    .innerJoin(applicants, eq(applicants.id, applicantFiles.applicantId))
    .innerJoin(applications, eq(applications.id, applicants.applicationId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(eq(applicantFiles.id, id), isNull(applications.deletedAt), isNull(users.deletedAt)));
  return row;
};
