import { eq } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { programDrafts } from '../tables.ts';

export const insertDraft = async (tx: Tx, programId: number, createdAt: Temporal.Instant) => {
  await db(tx).insert(programDrafts).values({ programId, createdAt });
};

/** From now on it is open. */
export const deleteDraft = async (tx: Tx, programId: number) => {
  await db(tx).delete(programDrafts).where(eq(programDrafts.programId, programId));
};
