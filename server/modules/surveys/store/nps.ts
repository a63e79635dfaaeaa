import { and, eq } from 'drizzle-orm';
import type { NpsContext } from '../../../../contract/surveys/index.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { npsSubmissions } from '../tables.ts';

/** NPS-15: false if this person has answered in this context before, or has just done so elsewhere. */
export const insertNps = async (tx: Tx, values: typeof npsSubmissions.$inferInsert) => {
  const rows = await db(tx)
    .insert(npsSubmissions)
    .values(values)
    .onConflictDoNothing({ target: [npsSubmissions.userId, npsSubmissions.feedbackType] })
    .returning({ id: npsSubmissions.id });
  return rows.length > 0;
};

/** Read in the transaction that writes: what stands there may be a moment old. */
export const ownNps = async (tx: Tx, userId: number, context: NpsContext) => {
  const [row] = await db(tx)
    .select()
    .from(npsSubmissions)
    .where(and(eq(npsSubmissions.userId, userId), eq(npsSubmissions.feedbackType, context)));
  return row;
};

/** ACC-66: the number stays for the figures; whose it was, and what they wrote, goes. */
export const forgetNpsOf = async (tx: Tx, userId: number) => {
  await db(tx).update(npsSubmissions).set({ userId: null, comment: '' }).where(eq(npsSubmissions.userId, userId));
};
