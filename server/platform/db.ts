import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './work.ts';

/** How a statement is run without the query builder: the job library speaks this way. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** What a Tx really is; only this file and database/open.ts know. */
interface OpenTx {
  drizzle: NodePgDatabase;
  runSql: RunSql;
}

export const sealTx = (open: OpenTx) => open as unknown as Tx;

/** Speaks through a transaction. Who may not import this file cannot write. */
export const db = (tx: Tx) => (tx as unknown as OpenTx).drizzle;

export const rawSql = (tx: Tx): RunSql => (tx as unknown as OpenTx).runSql;

const rowsAtOnce = 200;

/** Many rows in a few statements. */
export const writeRows = async <T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]) => {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db(tx)
      .insert(table)
      .values(rows.slice(from, from + rowsAtOnce) as never);
  }
};
