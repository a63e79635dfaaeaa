import { and, eq, lte } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { promptMarks } from '../tables.ts';

/** Saves this mark and removes the person's expired ones. */
export const savePromptMark = async (tx: Tx, mark: typeof promptMarks.$inferInsert, now: Temporal.Instant) => {
  await db(tx)
    .delete(promptMarks)
    .where(and(eq(promptMarks.userId, mark.userId), lte(promptMarks.until, now)));
  await db(tx)
    .insert(promptMarks)
    .values(mark)
    .onConflictDoUpdate({
      target: [promptMarks.userId, promptMarks.kind, promptMarks.context],
      set: { until: mark.until },
    });
};

export const removePromptMarks = async (tx: Tx, userId: number) => {
  await db(tx).delete(promptMarks).where(eq(promptMarks.userId, userId));
};
