import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { chunks } from '../../../platform/chunks.ts';
import { db } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { participantImportRows, participantImports, programMemberships } from '../tables.ts';

type ImportValues = typeof participantImports.$inferInsert;
export type RowValues = typeof participantImportRows.$inferInsert;

/** Rows of one statement. */
const atOnce = 500;

export const insertImport = async (tx: Tx, values: ImportValues) => {
  const [row] = await db(tx).insert(participantImports).values(values).returning();
  if (!row) throw new Error('the import was not written');
  return row;
};

/** The import itself, held until the end: two runs of it take their turn. */
export const lockImport = async (tx: Tx, id: number) => {
  const [row] = await db(tx).select().from(participantImports).where(eq(participantImports.id, id)).for('update');
  return row;
};

export const updateImport = async (tx: Tx, id: number, values: Partial<ImportValues>) => {
  await db(tx).update(participantImports).set(values).where(eq(participantImports.id, id));
};

/** All rows of a file as they were checked now. */
export const replaceRows = async (tx: Tx, importId: number, rows: readonly RowValues[]) => {
  await db(tx).delete(participantImportRows).where(eq(participantImportRows.importId, importId));
  for (const some of chunks(rows, atOnce)) await db(tx).insert(participantImportRows).values(some);
};

/** The next rows to be added, held until they are. */
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
  values: Pick<RowValues, 'state'> & { problem?: string },
) => {
  if (lines.length === 0) return;
  await db(tx)
    .update(participantImportRows)
    .set(values)
    .where(and(eq(participantImportRows.importId, importId), inArray(participantImportRows.line, [...lines])));
};

/** Those that became members; who is one already is not among them. */
export const insertMembers = async (tx: Tx, values: (typeof programMemberships.$inferInsert)[]) => {
  if (values.length === 0) return [];
  return db(tx)
    .insert(programMemberships)
    .values(values)
    .onConflictDoNothing()
    .returning({ userId: programMemberships.userId, roleId: programMemberships.roleId });
};

/** Files of people are not kept: what was added stands in the programme (M22). */
export const forgetImports = async (tx: Tx, before: Temporal.Instant) => {
  await db(tx).delete(participantImports).where(lt(participantImports.createdAt, before));
};
