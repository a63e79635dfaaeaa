import { eq, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programDrafts, programs } from '../tables.ts';

/** Whether the programme of a row is a draft. */
export const draft = sql<boolean>`exists (select 1 from ${programDrafts} where ${programDrafts.programId} = ${programs.id})`;

export const isDraft = async (tx: Tx, programId: number) => {
  const [row] = await read(tx).select().from(programDrafts).where(eq(programDrafts.programId, programId));
  return row !== undefined;
};
