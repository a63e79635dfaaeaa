import { and, eq, inArray } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { applicantFiles, applicants } from '../tables.ts';

/** The file of one question; at most one, so those that are sent at once follow each other behind their applicant's lock. */
export const insertFile = async (tx: Tx, values: typeof applicantFiles.$inferInsert) => {
  const [row] = await db(tx).insert(applicantFiles).values(values).returning();
  if (!row) throw new Error('the file was not written');
  return row;
};

/** Returns the keys of the files that their rows named; there is at most one. */
export const deleteFile = async (tx: Tx, applicantId: number, questionId: number) => {
  const rows = await db(tx)
    .delete(applicantFiles)
    .where(and(eq(applicantFiles.applicantId, applicantId), eq(applicantFiles.questionId, questionId)))
    .returning({ key: applicantFiles.fileKey });
  return rows.map(({ key }) => key);
};

/** Before applicants are deleted; returns the keys of their files. */
export const deleteFilesOf = async (tx: Tx, who: { applicantId: number } | { userId: number }) => {
  const theirs = db(tx)
    .select({ id: applicants.id })
    .from(applicants)
    .where('userId' in who ? eq(applicants.userId, who.userId) : eq(applicants.id, who.applicantId));
  const rows = await db(tx)
    .delete(applicantFiles)
    .where(inArray(applicantFiles.applicantId, theirs))
    .returning({ key: applicantFiles.fileKey });
  return rows.map(({ key }) => key);
};
