import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { chunks } from '../../../platform/chunks.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { participantImportRows, participantImports, programMemberships } from '../tables.ts';

type ImportValues = typeof participantImports.$inferInsert;
export type RowValues = typeof participantImportRows.$inferInsert;

/** Rows per statement. */
const atOnce = 500;

export const insertImport = async (tx: Tx, values: ImportValues) => {
  const [row] = await db(tx).insert(participantImports).values(values).returning();
  if (!row) throw new Error('the import was not written');
  return row;
};

/** Locks the import until the transaction ends, so that two runs of it take turns. */
export const lockImport = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(participantImports).where(eq(participantImports.id, id)).for('update');
  return row;
};

export const updateImport = async (tx: Tx, id: number, values: Partial<ImportValues>) => {
  await db(tx).update(participantImports).set(values).where(eq(participantImports.id, id));
};

/** Replaces all rows of a file with the result of the latest check. */
export const replaceRows = async (tx: Tx, importId: number, rows: readonly RowValues[]) => {
  await db(tx).delete(participantImportRows).where(eq(participantImportRows.importId, importId));
  for (const some of chunks(rows, atOnce)) await db(tx).insert(participantImportRows).values(some);
};

/** The next rows to add, locked until that is done. */
export const takeReadyRows = (tx: Tx, importId: number, most: number) =>
  db(tx)
    .select()
    .from(participantImportRows)
    .where(and(eq(participantImportRows.importId, importId), eq(participantImportRows.state, 'ready')))
    .orderBy(asc(participantImportRows.line))
    .limit(most)
    .for('update');

export const markRows = async (
  tx: Tx,
  importId: number,
  lines: readonly number[],
  values: Pick<RowValues, 'state' | 'emailed'>,
) => {
  if (lines.length === 0) return;
  await db(tx)
    .update(participantImportRows)
    .set(values)
    .where(and(eq(participantImportRows.importId, importId), inArray(participantImportRows.line, [...lines])));
};

export const markDetailsKept = async (tx: Tx, importId: number, lines: readonly number[]) => {
  if (lines.length === 0) return;
  await db(tx)
    .update(participantImportRows)
    .set({ detailsKept: true })
    .where(and(eq(participantImportRows.importId, importId), inArray(participantImportRows.line, [...lines])));
};

/** The next rows of members about whose work the file says something that is not kept yet, locked until that is done. */
export const takeRowsOfMembers = (tx: Tx, importId: number, most: number) =>
  db(tx)
    .select()
    .from(participantImportRows)
    .where(
      and(
        eq(participantImportRows.importId, importId),
        eq(participantImportRows.state, 'member'),
        eq(participantImportRows.detailsKept, false),
        sql`${participantImportRows.details} <> '{}'::jsonb`,
      ),
    )
    .orderBy(asc(participantImportRows.line))
    .limit(most)
    .for('update');

/** Whoever was added or invited, or would have been, is so no longer. */
export const undoRows = async (tx: Tx, importId: number) => {
  await db(tx)
    .update(participantImportRows)
    .set({ state: 'undone' })
    .where(
      and(
        eq(participantImportRows.importId, importId),
        inArray(participantImportRows.state, ['ready', 'added', 'invited']),
      ),
    );
};

/** Returns the people who became members; those who already were are left out. */
export const insertMembers = async (tx: Tx, values: (typeof programMemberships.$inferInsert)[]) => {
  if (values.length === 0) return [];
  return db(tx)
    .insert(programMemberships)
    .values(values.toSorted((one, other) => one.userId - other.userId))
    .onConflictDoNothing()
    .returning({ userId: programMemberships.userId, roleId: programMemberships.roleId });
};

/** Files of people are not kept: everyone who was added is a member of the programme anyway (M22). */
export const forgetImports = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(participantImports).where(lt(participantImports.createdAt, before));
};
