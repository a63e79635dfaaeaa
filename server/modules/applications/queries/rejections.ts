import { asc, eq, lte } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { applicants, applications } from '../tables.ts';

/** Rejections whose ten minutes are over (M42). */
export const rejectionsDue = (tx: Tx, now: Temporal.Instant) =>
  read(tx)
    .select({ id: applicants.id })
    .from(applicants)
    .where(lte(applicants.rejectsAt, now))
    .orderBy(asc(applicants.rejectsAt));

/** A form of which there are applicants, even one that was deleted meanwhile. */
export const formOf = async (tx: Tx, id: number) => {
  const [row] = await read(tx).select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Error('an applicant has a form');
  return row;
};
