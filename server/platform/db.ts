import { getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './work.ts';

/** Runs a statement without the query builder, as the job library does. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** What a Tx really is; only this file and database/open.ts know. */
interface OpenTx {
  drizzle: NodePgDatabase;
  runSql: RunSql;
}

export const sealTx = (open: OpenTx) => open as unknown as Tx;

/** The query builder of a transaction. Code that may not import this file cannot write. */
export const db = (tx: Tx) => (tx as unknown as OpenTx).drizzle;

export const rawSql = (tx: Tx): RunSql => (tx as unknown as OpenTx).runSql;

/** The column names, in the same form in which database/open.ts has the query builder write them. */
const casing = new CasingCache('snake_case');
const rowsAtOnce = 2000;

type Row = Record<string, unknown>;
type Columns = readonly (readonly [string, PgColumn])[];

/** The columns that the row has values for; the others get the database's default. */
const columnsOf = (table: PgTable, row: Row): Columns =>
  Object.entries<PgColumn>(getTableColumns(table)).filter(([key]) => row[key] !== undefined);

/** The rows in order, in batches: a new batch begins where the columns change or the batch is full. */
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

/** The value as the driver would send it; the statement casts it to the column's type. */
const sentAs = (column: PgColumn, value: unknown): unknown => (value === null ? null : column.mapToDriverValue(value));

/**
 * Writes many rows in a few statements; the values must be plain ones. They travel as one parameter, since a
 * placeholder for every value costs more time than writing the rows does.
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
