import { and, count, eq } from 'drizzle-orm';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { colleges, jobs } from '../tables.ts';

export type JobRow = typeof jobs.$inferSelect;
export type CollegeRow = typeof colleges.$inferSelect;

export const countJobs = async (tx: Tx, userId: number) => {
  const [row] = await db(tx).select({ jobs: count() }).from(jobs).where(eq(jobs.userId, userId));
  return row?.jobs ?? 0;
};

export const insertJob = async (tx: Tx, values: typeof jobs.$inferInsert): Promise<JobRow> => {
  const [row] = await db(tx).insert(jobs).values(values).returning();
  if (!row) throw new Error('an insert answers its row');
  return row;
};

/** This person's job, locked; undefined when it belongs to someone else or is gone. */
export const lockJob = async (tx: Tx, id: number, userId: number): Promise<JobRow | undefined> => {
  const [row] = await db(tx)
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
    .for('update');
  return row;
};

export const updateJob = async (tx: Tx, { id, ...fields }: JobRow) => {
  await db(tx).update(jobs).set(fields).where(eq(jobs.id, id));
};

export const deleteJob = async (tx: Tx, id: number, userId: number): Promise<JobRow | undefined> => {
  const [row] = await db(tx)
    .delete(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)))
    .returning();
  return row;
};

export const countColleges = async (tx: Tx, userId: number) => {
  const [row] = await db(tx).select({ colleges: count() }).from(colleges).where(eq(colleges.userId, userId));
  return row?.colleges ?? 0;
};

export const insertCollege = async (tx: Tx, values: typeof colleges.$inferInsert): Promise<CollegeRow> => {
  const [row] = await db(tx).insert(colleges).values(values).returning();
  if (!row) throw new Error('an insert answers its row');
  return row;
};

/** This person's university, locked; undefined when it belongs to someone else or is gone. */
export const lockCollege = async (tx: Tx, id: number, userId: number): Promise<CollegeRow | undefined> => {
  const [row] = await db(tx)
    .select()
    .from(colleges)
    .where(and(eq(colleges.id, id), eq(colleges.userId, userId)))
    .for('update');
  return row;
};

export const updateCollege = async (tx: Tx, { id, ...fields }: CollegeRow) => {
  await db(tx).update(colleges).set(fields).where(eq(colleges.id, id));
};

export const deleteCollege = async (tx: Tx, id: number, userId: number): Promise<CollegeRow | undefined> => {
  const [row] = await db(tx)
    .delete(colleges)
    .where(and(eq(colleges.id, id), eq(colleges.userId, userId)))
    .returning();
  return row;
};
