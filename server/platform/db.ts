import { getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
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

/** Names as database/open.ts has the query builder write them. */
const casing = new CasingCache('snake_case');
const rowsAtOnce = 2000;

type Row = Record<string, unknown>;
type Columns = readonly (readonly [string, PgColumn])[];

/** What a row says nothing of takes what the database gives it. */
const columnsOf = (table: PgTable, row: Row): Columns =>
  Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => row[key] !== undefined);

/** Rows in their order, cut wherever one names other columns than the one before, or where there are many. */
const batchesOf = (table: PgTable, rows: readonly Row[]) => {
  const batches: { columns: Columns; rows: Row[] }[] = [];
  let names = '';
  for (const row of rows) {
    const columns = columnsOf(table, row);
    const those = columns.map(([key]) => key).join();
    const last = batches.at(-1);
    if (last && those === names && last.rows.length < rowsAtOnce) last.rows.push(row);
    else batches.push({ columns, rows: [row] });
    names = those;
  }
  return batches;
};

/** As the driver would send it; the statement makes the column's type of it. */
const sentAs = (column: PgColumn, value: unknown): unknown => (value === null ? null : column.mapToDriverValue(value));

/**
 * Many rows in a few statements, each row's values plain ones. They travel as one parameter: a placeholder for every value
 * costs more time than writing the rows does.
 */
export const writeRows = async <T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]) => {
  for (const { columns, rows: batch } of batchesOf(table, rows)) {
    const each = (part: (column: PgColumn, at: number) => SQLWrapper) =>
      sql.join(
        columns.map(([, column], at) => part(column, at)),
        sql`, `,
      );
    const names = each((column) => sql.identifier(casing.getColumnCasing(column)));
    const values = each((column, at) => sql.raw(`c${at}::${column.getSQLType()}`));
    const texts = each((_column, at) => sql.raw(`c${at} text`));
    const sent = batch.map((row) =>
      Object.fromEntries(columns.map(([key, column], at) => [`c${at}`, sentAs(column, row[key])])),
    );
    await db(tx).execute(
      sql`insert into ${table} (${names}) select ${values} from json_to_recordset(${JSON.stringify(sent)}) as r (${texts})`,
    );
  }
};
