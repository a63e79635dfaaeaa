import { eq } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { MentorDetails } from '../../../../contract/profiles/index.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { mentorApplications } from '../tables.ts';

/** A new application; undefined when one is already pending (a partial unique index enforces this). */
export const insertApplication = async (tx: Tx, userId: number, payload: MentorDetails, now: Temporal.Instant) => {
  const [row] = await db(tx)
    .insert(mentorApplications)
    .values({ userId, payload, status: 'pending', applicationDate: now })
    .onConflictDoNothing()
    .returning();
  return row;
};

export const lockApplication = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(mentorApplications).where(eq(mentorApplications.id, id)).for('update');
  return row;
};

interface Decision {
  status: 'approved' | 'rejected';
  by: number;
  at: Temporal.Instant;
}

export const recordDecision = async (tx: Tx, id: number, { status, by, at }: Decision) => {
  await db(tx)
    .update(mentorApplications)
    .set({ status, decidedBy: by, decidedAt: at })
    .where(eq(mentorApplications.id, id));
};
