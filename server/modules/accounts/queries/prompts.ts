import { and, eq, gt } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { promptMarks } from '../tables.ts';

/** What somebody does not want to be asked about now, by its context; '' stands for the platform (M09). */
export const promptsMarked = async (tx: Tx, userId: number, kind: string, now: Temporal.Instant) => {
  const rows = await read(tx)
    .select({ context: promptMarks.context })
    .from(promptMarks)
    .where(and(eq(promptMarks.userId, userId), eq(promptMarks.kind, kind), gt(promptMarks.until, now)));
  return new Set(rows.map(({ context }) => context));
};
