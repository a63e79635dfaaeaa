import { and, asc, eq, gt } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { promptMarks } from '../tables.ts';

/** The contexts in which this person does not want to be asked for now; '' is the platform (M09). */
export const promptsMarked = async (tx: Tx, userId: number, kind: string, now: Temporal.Instant) => {
  const rows = await read(tx)
    .select({ context: promptMarks.context })
    .from(promptMarks)
    .where(and(eq(promptMarks.userId, userId), eq(promptMarks.kind, kind), gt(promptMarks.until, now)));
  return new Set(rows.map(({ context }) => context));
};

/** Part of a member's own data (M22). */
export const ownPrompts = (tx: Tx, userId: number) =>
  read(tx)
    .select({ kind: promptMarks.kind, context: promptMarks.context, until: promptMarks.until })
    .from(promptMarks)
    .where(eq(promptMarks.userId, userId))
    .orderBy(asc(promptMarks.kind), asc(promptMarks.context));
